import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';

const visit = openBrowserAsReader();

async function openPart(page: Page, part: 'Mapping' | 'Word Map') {
  await page.goto('/word-unfolded?ref=Romans+8:28-30&translation=WEB');
  await page.getByRole('group', { name: 'What to study' }).getByRole('button', { name: part }).click();
}

describe('Scripture Mapping', () => {
  it('proceeds step by step, each grounded in Scripture, and is restored after a reload', async () => {
    const { page, complaints } = await visit();
    await openPart(page, 'Mapping');
    await page.getByRole('button', { name: 'Map Romans 8:28–30' }).click();
    await page.getByText('About 15 minutes; 15 to go.').waitFor();
    await page.getByRole('button', { name: 'Write this step' }).click();
    await page.getByRole('button', { name: 'Finish this step' }).click();
    await page.getByText('12 to go.').waitFor();
    await page.getByRole('button', { name: 'Write this step' }).click();
    await page.reload();
    const mapping = page.getByRole('region', { name: 'Scripture Mapping' });
    await mapping.getByRole('button', { name: 'Finish this step' }).waitFor();
    await mapping.getByRole('button', { name: 'Survey the Landscape', pressed: true }).waitFor();
    await mapping.getByText('exact').first().waitFor();
    await mapping.getByText('Study engine (no AI model configured)').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await mapping.getByRole('button', { name: 'Unfold the Map' }).click();
    await mapping.getByRole('button', { name: 'Unfold the Map', pressed: true }).waitFor();
    await page.goto('/wumenu');
    await page.goto('/word-unfolded?ref=Romans+8:28-30&translation=WEB&view=mapping');
    await mapping.getByRole('button', { name: 'Unfold the Map', pressed: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("is listed among the reader's mappings on another device, and deleted by name", async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto('/word-unfolded?ref=Ruth+1:16&translation=WEB');
    await page.getByRole('tab', { name: 'Study' }).click();
    await page.getByRole('button', { name: 'Mapping' }).click();
    await page.getByRole('button', { name: /Romans 8:28–30.*2 of 5 steps/ }).click();
    await page.getByRole('button', { name: 'Survey the Landscape', pressed: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'More for mappings' }).click();
    await page.getByRole('menuitem', { name: 'All your mappings' }).click();
    await page.getByRole('button', { name: 'Delete the mapping of Romans 8:28–30' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    // Opening it opened its passage too.
    await page.getByRole('button', { name: 'Map Romans 8:28–30' }).waitFor();
  });

  it('of a passage that is too long starts with its first verses', async () => {
    const { page } = await visit();
    await openPart(page, 'Mapping');
    await page.getByRole('combobox', { name: 'Passage of up to 30 verses' }).fill('Psalm 119');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Map Psalm 119:1–30' }).click();
    await page.getByText('About 15 minutes; 15 to go.').waitFor();
  });
});

describe('Word Map', () => {
  it('answers a question about a word, and the answer links to the lexicon', async () => {
    const { page, complaints } = await visit();
    await openPart(page, 'Word Map');
    await page.getByRole('textbox', { name: 'Your question' }).fill('What does “purpose” mean here?');
    // Other words of the passage, to be drawn, stand beside those of the question.
    await page
      .getByRole('group', { name: 'Words of the verse' })
      .getByRole('button', { name: 'purpose', exact: true })
      .click();
    await page.getByRole('button', { name: 'Look into it' }).click();
    const answer = page.getByRole('article', { name: 'What does “purpose” mean here?' });
    const word = answer.getByRole('button', { name: /πρόθεσις/ }).first();
    await word.click();
    const sheet = page.getByRole('dialog', { name: 'G4286 in the lexicon' });
    await sheet.getByRole('heading', { name: /πρόθεσις/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Asked before on this device' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
