import { createPortal } from '@selvedge/core';
import { fakeBrowser, SAMPLE_ORIGIN, sampleConfiguration } from '@selvedge/core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openPortal } from '../../../portal/testing/openPortal.tsx';
import { useTrail } from '../../../portal/trail/useTrail.ts';
import { SlowLoadHint } from '../../../progress/SlowLoadHint.tsx';
import { Breadcrumb } from '../../../shell/Breadcrumb.tsx';
import { heading, type Look, question, textOf } from '../fixture.tsx';

const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

const inTrail = () =>
  within(screen.getAllByRole('navigation').find((one) => one.querySelector('ol')) as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const signingIn: Look = async ({ language, say }) => {
  const { close } = await openPortal('/ordering/preorder', { signedIn: false, language });
  heading(say('signingIn'));
  close();
};

/** The header's link leads to `/logout`, see {@link header}. */
const loggingOut: Look = async ({ language, say }) => {
  const { page, serve, go, close } = await openPortal('/imprint', { language });
  await serve();
  await go('/logout');
  heading(say('loggingOut'));
  await wait(520);
  expect(page.session.has('selvedge.tokens')).toBe(false);
  close();
};

const signInFailed: Look = async ({ language, say, user }) => {
  const { page, close } = await openPortal('/oauth/v2/grant?state=e30&code=c', { signedIn: false, language });
  // What checks the return, and what leads to the provider, is loaded when it is needed.
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  const dialog = question(say('signInFailed'));
  dialog.getByText(say('stateMismatch'));
  const left = page.left.length;
  await user.click(dialog.getByRole('button', { name: say('signInAgain') }));
  await waitFor(() => expect(page.left).toHaveLength(left + 1), { timeout: 10_000 });
  close();
};

const header: Look = async ({ language, say, user }) => {
  const { serve, close, portal } = await openPortal('/imprint', { language });
  await serve();
  const banner = within(screen.getByRole('banner'));
  const inside = (name: string) => banner.getByRole('link', { name });
  expect(inside(say('profile'))).toHaveAttribute('href', expect.stringMatching(/profile$/));
  expect(inside(say('calendar'))).toHaveAttribute('href', expect.stringMatching(/calendar$/));
  expect(inside(say('logout'))).toHaveAttribute('href', '/logout');
  const opened = vi.fn();
  const overlays = portal.actor.getSnapshot().children.overlays;
  const spied = overlays && vi.spyOn(overlays, 'send').mockImplementation(opened);
  await user.click(banner.getByRole('button', { name: say('search') }));
  expect(opened).toHaveBeenCalledWith({ type: 'search.opened' });
  spied?.mockRestore();
  close();
};

const footer: Look = async ({ language, say }) => {
  const { serve, close } = await openPortal('/imprint', { language });
  await serve();
  const foot = within(screen.getByRole('contentinfo'));
  const leads = (name: string, href: string | RegExp) => {
    const one = foot.getAllByRole('link').find((each) => textOf(each.firstChild as Element) === name);
    expect(one?.getAttribute('href'), name).toMatch(href);
  };
  leads(say('imprint'), /^\/imprint$/);
  leads(say('terms'), /^\/terms-and-conditions$/);
  leads(say('weCare'), /^\/we-care$/);
  leads(say('generalTerms'), language === 'de' ? /\/agb$/ : /\/gtc$/);
  leads(say('codeOfConduct'), new RegExp(`/code-of-conduct-${language}$`));
  leads(say('contact'), /^https:/);
  foot.getByText(say('mayWeHelp'));
  leads(say('sendMessage'), /^https:/);
  expect(inTrail()).toEqual([say('dashboard'), say('imprint')]);
  close();
};

/** The trail by itself: the portal around it is asked in trail.test.tsx. */
const trail: Look = async ({ language, say, show }) => {
  const page = fakeBrowser().open(`${SAMPLE_ORIGIN}/returns-and-shipments`);
  const portal = createPortal({
    configuration: sampleConfiguration(),
    ports: page.ports,
    browserLanguages: [language],
  });
  portal.start();
  const Trail = () => <Breadcrumb items={useTrail(portal)} />;
  await show(<Trail />);
  const at = async (path: string, ...labels: string[]) => {
    await act(async () => page.go(path));
    expect(inTrail()).toEqual([say('dashboard'), ...labels]);
  };
  await at('/returns-and-shipments', say('returns'));
  await at('/terms-and-conditions', say('terms'));
  await at('/terms-and-conditions/agb', say('terms'), say('agb'));
  await at('/terms-and-conditions/gtc', say('terms'), say('gtc'));
  await at('/terms-and-conditions/code-of-conduct-de', say('terms'), say('conductDe'));
  await at('/terms-and-conditions/code-of-conduct-en', say('terms'), say('conductEn'));
  await at('/nothing/at/all', say('nowhere'));
  portal.stop();
};

const toTheTop: Look = async ({ language, say, user }) => {
  const { close } = await openPortal('/imprint', { language });
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 801);
  const titled = () => document.querySelectorAll('button[title]').length;
  const before = titled();
  act(() => void fireEvent.scroll(window));
  // The overlays, which have the button, are a part that loads: they are waited for, whatever the button says.
  await waitFor(() => expect(titled()).toBeGreaterThan(before), { timeout: 10_000 });
  await user.click(screen.getByRole('button', { name: say('scrollToTop') }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  vi.stubGlobal('scrollY', 0);
  close();
};

const takesLong: Look = async ({ say, show }) => {
  await show(<SlowLoadHint after={0} />);
  await wait(1);
  expect(textOf(screen.getByRole('status'))).toBe(say('takesLong'));
};

export const sessionPlaces = {
  'a gated place without anyone signed in': signingIn,
  'logging out': loggingOut,
  'a sign-in whose state is another': signInFailed,
  'the header': header,
  'the footer': footer,
  'the breadcrumb': trail,
  'the way to the top': toTheTop,
  'what takes long': takesLong,
} satisfies Record<string, Look>;
