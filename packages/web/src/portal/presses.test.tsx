import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, sampleTile } from './testing/openPortal.tsx';

const at = { button: 0, clientX: 10, clientY: 10 };

it('D4 a star that is pressed while something comes over it is pressed, on every page', async () => {
  const { page, serve } = await openPortal('/', { tiles: [sampleTile()] });
  await serve();
  const star = screen.getByRole('button', { name: 'Favourite: Pre-order' });
  await act(async () => {
    fireEvent.pointerDown(star, at);
    // The ticker lies there by now: the browser gives the click to what both are in.
    fireEvent.pointerUp(document.body, at);
    fireEvent.click(document.body, { ...at, detail: 1 });
    await new Promise((done) => setTimeout(done));
  });
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(page.requested.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
});
