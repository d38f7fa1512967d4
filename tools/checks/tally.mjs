import { say } from '../terminal/terminal.mjs';

/** Counts passed and failed tests, and prints the totals at the end. */
export class Tally {
  /** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
  #parts = [];

  /**
   * Runs a part of the checks and counts its outcome; an error of the part is one failure.
   *
   * @param {string} name
   * @param {() => Promise<{ passed: number, failed: number }>} part
   */
  async run(name, part) {
    const begun = performance.now();
    say(`\n── ${name}`);
    const { passed, failed } = await part().catch((error) => {
      say(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    this.#parts.push({ name, passed, failed, seconds: Math.round((performance.now() - begun) / 1000) });
  }

  get failed() {
    return this.#parts.reduce((sum, part) => sum + part.failed, 0);
  }

  /** Prints a line for each part; the last line is `N passed, N failed`. */
  report() {
    say('\n── Summary');
    for (const { name, passed, failed, seconds } of this.#parts) {
      say(
        `${failed ? '✗' : '✓'} ${name.padEnd(14)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
      );
    }
    const passed = this.#parts.reduce((sum, part) => sum + part.passed, 0);
    say(`\n${passed} passed, ${this.failed} failed`);
  }
}
