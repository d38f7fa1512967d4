import { openBrowser } from '../../support/browser.js';
import { interruptedAnswers } from './answers.js';
import { FailingStack } from './failing-stack.js';
import { interruptedImages } from './images.js';
import { interruptedRecordings } from './recordings.js';

let stack: FailingStack;
const visit = openBrowser();

// One stack for all of them, because a stack takes as long as most of these tests.
beforeAll(async () => {
  stack = await FailingStack.start();
});
afterAll(() => stack.stop());

describe('a recording', () => interruptedRecordings(() => stack));
describe('an image', () => interruptedImages(() => stack, visit));
describe('an answer of a model', () => interruptedAnswers(() => stack));
