import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { StylePicture } from './StylePicture.tsx';

const style = { name: 'Loden Coat' };
const colour = { articleColorId: 'c-1', name: 'Moss', hex: '#3a4a2f', pictured: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const picture = () => screen.queryByRole('img', { name: 'Loden Coat, Moss' });

it('M2 a colour without pictures says so, and asks for none', async () => {
  await renderWithWords(<StylePicture style={style} colour={{ ...colour, pictured: false }} />);
  expect(screen.getByText('There are no pictures for this colour.')).toBeVisible();
  expect(picture()).toBeNull();
});

it('M2 a picture that could not be fetched is distinguished, and asked for again by itself', async () => {
  await renderWithWords(<StylePicture style={style} colour={colour} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('The picture could not be loaded.')).toBeVisible();
  expect(picture()).toBeNull();
  act(() => void vi.advanceTimersByTime(14_999));
  expect(picture()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(picture()).toBeVisible();
});

it('M2 a picture that could not be fetched comes as soon as the network is back', async () => {
  await renderWithWords(<StylePicture style={style} colour={colour} />);
  fireEvent.error(screen.getByRole('img'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(picture()).toBeVisible();
});

it('M2 a picture that fails again after the network came back waits like the first time', async () => {
  await renderWithWords(<StylePicture style={style} colour={colour} />);
  fireEvent.error(screen.getByRole('img'));
  act(() => void window.dispatchEvent(new Event('online')));
  fireEvent.error(screen.getByRole('img'));
  expect(picture()).toBeNull();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(picture()).toBeVisible();
  fireEvent.error(screen.getByRole('img'));
  expect(picture()).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(picture()).toBeVisible();
});

it('M2 a picture that fails again and again is asked for less and less often', async () => {
  await renderWithWords(<StylePicture style={style} colour={colour} />);
  fireEvent.error(screen.getByRole('img'));
  act(() => void vi.advanceTimersByTime(15_000));
  fireEvent.error(screen.getByRole('img'));
  act(() => void vi.advanceTimersByTime(29_999));
  expect(picture()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(picture()).toBeVisible();
});
