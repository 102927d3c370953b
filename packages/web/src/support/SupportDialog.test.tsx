import { createPortal } from '@selvedge/core';
import { openRecording } from '@selvedge/core/recorder';
import { fakeBrowser, SAMPLE_ORIGIN, sampleConfiguration } from '@selvedge/core/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashScreen } from '../portal/crash/CrashScreen.tsx';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import SupportDialog from './SupportDialog.tsx';

afterEach(() => vi.restoreAllMocks());

const portalAt = () => {
  // Gives the page a clipboard.
  userEvent.setup();
  const { ports } = fakeBrowser().open(SAMPLE_ORIGIN);
  const portal = createPortal({ configuration: sampleConfiguration(), ports, browserLanguages: ['en'] });
  portal.start();
  return portal;
};

test('C7 Q3 ‘Copy support info’ copies Error ID, build and the recording, and shows what was copied', async () => {
  const portal = portalAt();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderWithWords(<SupportDialog portal={portal} onClose={() => {}} />);
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  const text = copied.mock.calls[0]?.[0] ?? '';
  expect(text).toMatch(/^Error ID: [0-9a-f]{8}\nVersion: 1\.0\.0\n/);
  expect(text).not.toContain('Fault:');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Support information' })).toHaveValue(text));
  const { flows } = await openRecording(text);
  expect(flows.map(({ path }) => path)).toContain('portal/session');
  portal.stop();
});

test('C7 where the browser allows no copying, the text is there to be selected', async () => {
  const portal = portalAt();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await renderWithWords(<SupportDialog portal={portal} onClose={() => {}} />);
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  const field: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Support information' });
  await waitFor(() =>
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('Recording: '),
  );
  portal.stop();
});

test('C7 Q3 the error screen copies the recording with the fault; denied, it shows it', async () => {
  const user = userEvent.setup();
  const portal = portalAt();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await renderWithWords(<CrashScreen error={new Error('torn')} version="1.0.0" recorder={portal.recorder} />);
  expect(screen.getByText(/Fault: Error: torn/)).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy support info' }));
  expect(await screen.findByText(/Recording: flight1\./)).toBeVisible();
  expect((await openRecording(copied.mock.calls[0]?.[0] ?? '')).flows.length).toBeGreaterThan(1);
  portal.stop();
});

test('C7 Q3 the error screen copies when every flow of the portal has ended', async () => {
  const user = userEvent.setup();
  const portal = portalAt();
  portal.stop();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderWithWords(<CrashScreen error={new Error('torn')} version="1.0.0" recorder={portal.recorder} />);
  await user.click(screen.getByRole('button', { name: 'Copy support info' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const { flows } = await openRecording(copied.mock.calls[0]?.[0] ?? '');
  expect(flows.map(({ path }) => path)).toContain('portal/session');
});

test('C7 where what copies cannot be fetched, the error screen lays open what is known, each time', async () => {
  vi.doMock('./copying.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const user = userEvent.setup();
  await renderWithWords(<CrashScreen error={new Error('torn')} version="1.0.0" />);
  const copy = screen.getByRole('button', { name: 'Copy support info' });
  for (const _ of ['first', 'again']) {
    await user.click(copy);
    await waitFor(() => expect(screen.getByText(/Fault: Error: torn/)).toBeVisible());
    await user.click(screen.getByText('Support information'));
    expect(screen.getByText(/Fault: Error: torn/)).not.toBeVisible();
  }
  vi.doUnmock('./copying.ts');
});
