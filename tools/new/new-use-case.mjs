import { Problem } from '../terminal/terminal.mjs';
import { namesOf } from './names.mjs';

/**
 * Generates a use case with its spec.
 *
 * @param {string} where `<service>/<feature>/<verb-noun>`, such as `journal/entries/pin-entry`
 * @returns {import('./plan.mjs').Plan}
 * @throws {Problem} if it has another form
 */
export function newUseCase(where) {
  const [service, feature, name, ...rest] = where.split('/');
  if (!service || !feature || !name || rest.length > 0)
    throw new Problem('Name it <service>/<feature>/<verb-noun>: journal/entries/pin-entry.');
  const { pascal, title } = namesOf(name);
  const file = `services/${service}/src/${feature}/${name}.use-case`;
  return {
    files: {
      [`${file}.ts`]: `import { Controller } from '@nestjs/common';
import { ${pascal}, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';

/** ${title}. */
@Controller()
export class ${pascal}UseCase {
  @Handles(${pascal})
  async execute({ id }: RequestOf<typeof ${pascal}>): Promise<ResponseOf<typeof ${pascal}>> {
    return { id };
  }
}
`,
      [`${file}.spec.ts`]: `import { ${pascal}UseCase } from './${name}.use-case.js';

describe('${title.toLowerCase()}', () => {
  it('returns the requested document', async () => {
    const useCase = new ${pascal}UseCase();
    const id = 'a'.repeat(24);
    expect(await useCase.execute({ userId: 'b'.repeat(24), id })).toEqual({ id });
  });
});
`,
    },
    edits: {},
    next: [
      `Give ${pascal}UseCase its repository, and write down its errors (@throws).`,
      `Name it in the controllers of the module of ${feature}.`,
    ],
  };
}
