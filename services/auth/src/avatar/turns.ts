/** Lets one piece of work begin when the one before has ended: a picture takes much memory while it is drawn. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => {});
    return turn;
  }
}
