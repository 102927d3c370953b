import { orderingRights } from '@selvedge/core/contract';
import { screen } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, it } from 'vitest';
import de from '../../../messages/de.json' with { type: 'json' };
import en from '../../../messages/en.json' with { type: 'json' };
import { languages } from '../../messages/languages.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { rightName } from './rightName.ts';

function Names() {
  const intl = useIntl();
  return orderingRights.map((right) => <li key={right}>{rightName(intl, right)}</li>);
}

it.each(languages)('K1 every right is named as people say it: %s', async (language) => {
  await renderWithWords(<Names />, language);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(orderingRights.length);
  for (const name of names) expect(name).not.toMatch(/[A-Z]{2}|[_.]/);
});

it('K1 a right is named alike where a maintenance says what cannot be done', () => {
  for (const words of [en, de])
    for (const right of ['collection', 'insert', 'preview', 'scan', 'submit'] as const)
      expect(words[`ordering.right.${right}`]).toBe(words[`maintenance.feature.${right}`]);
});
