import { signInMachine } from '@selvedge/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { SignInFailed } from './SignInFailed.tsx';

it.each([
  ['en', /allow cookies and site data for this address/],
  ['de', /erlauben Sie Cookies und Websitedaten für diese Adresse/],
] as const)('A11 in %s: a browser that keeps nothing is told what to allow', async (language, said) => {
  const signIn = createActor(signInMachine, {
    input: { failure: { code: 'storageBlocked', providerText: null } },
  }).start();
  await renderWithWords(<SignInFailed signIn={signIn} />, language);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(said);
  signIn.stop();
});
