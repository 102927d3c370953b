import { reducedCopyTarget } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { TargetPlan } from './TargetPlan.tsx';

it.each([
  ['en', ['Planned', 'To copy', 'Will not be copied'], ['Planned', 'Copied', 'Not copied']],
  ['de', ['Geplant', 'Zu kopieren', 'Wird nicht kopiert'], ['Geplant', 'Kopiert', 'Nicht kopiert']],
] as const)('N9 a plan says what will be, and a report what was (%s)', async (language, before, after) => {
  const terms = () =>
    screen
      .getAllByRole('term')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  const { unmount } = await renderWithWords(
    <TargetPlan of={reducedCopyTarget} sourceCurrency="EUR" />,
    language,
  );
  expect(terms()).toEqual(before);
  unmount();
  await renderWithWords(<TargetPlan of={reducedCopyTarget} sourceCurrency="EUR" end="Outcome" />, language);
  expect(terms()).toEqual(after);
});
