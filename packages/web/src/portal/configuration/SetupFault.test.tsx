import { createPortal } from '@selvedge/core';
import { fakeBrowser } from '@selvedge/core/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { configurationOf } from '../../platform/configurationOf.ts';
import { showSetupFault } from './showSetupFault.tsx';

afterEach(() => document.body.replaceChildren());

const pageWith = (configuration: string) => {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${configuration}</script><div id="root"></div>`;
};

const faultOf = (configuration: string): unknown => {
  pageWith(configuration);
  const { ports } = fakeBrowser().open('https://portal.test/');
  try {
    createPortal({ configuration: configurationOf(document), ports, browserLanguages: ['en'] });
  } catch (fault) {
    return fault;
  }
  throw new Error('The portal opened');
};

it.each([
  ['', 'configuration is missing'],
  ['{}', 'apiUrl is missing'],
  ['{"apiUrl":"/api"', 'SyntaxError'],
])('A9 a configuration of “%s” is named, in a page of both languages', async (configuration, named) => {
  const fault = faultOf(configuration);
  expect(String(fault)).toContain(named);
  await act(() => showSetupFault(fault, document));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The portal is not fully set up');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Das Portal ist nicht vollständig eingerichtet',
  );
  expect(screen.getAllByText((text) => text.includes(named))).toHaveLength(2);
  for (const language of ['en', 'de'])
    expect(document.querySelector(`section[lang=${language}]`)).not.toBeNull();
});
