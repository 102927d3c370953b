import { sampleColour, sampleStyle } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { ZoomablePicture } from './ZoomablePicture.tsx';

const style = sampleStyle();

it('M2 M3 the detail picture is looked at closely, larger and smaller by key, and Escape leads back', async () => {
  const user = userEvent.setup({ delay: null });
  await renderWithWords(<ZoomablePicture style={style} colour={sampleColour()} />);
  const open = screen.getByRole('button', { name: 'Zoom in' });
  await user.click(open);
  const dialog = screen.getByRole('dialog', { name: 'Poplin shirt, Navy' });
  const picture = screen.getAllByRole('img', { name: 'Poplin shirt, Navy' }).at(-1);
  expect(picture).toHaveAttribute('src', '/api/v1/pictures/k-1/detail.webp');
  const level = () => screen.getByRole('status').textContent;
  expect(level()).toBe('100%');
  // No button that is off has the focus, so no reason for it covers the picture.
  expect(screen.getByRole('region', { name: /enlarged/ })).toHaveFocus();
  await user.keyboard('++');
  expect(level()).toBe('200%');
  await user.keyboard('+++');
  expect(level()).toBe('250%');
  expect(screen.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('-');
  expect(level()).toBe('200%');
  await user.keyboard('0');
  expect(level()).toBe('100%');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  expect(open).toHaveFocus();
});

it('M2 a colour without pictures is not looked at closely', async () => {
  await renderWithWords(<ZoomablePicture style={style} colour={sampleColour({ pictured: false })} />);
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  expect(screen.getByText('There are no pictures for this colour.')).toBeVisible();
});

it('M2 M3 the views of a colour are chosen by their order, on the page and enlarged', async () => {
  const user = userEvent.setup({ delay: null });
  const views = ['1', 'back', 'detail'];
  const { rerender } = await renderWithWords(
    <ZoomablePicture style={style} colour={sampleColour({ views })} />,
  );
  const main = () => screen.getAllByRole('img', { name: 'Poplin shirt, Navy' }).at(-1);
  expect(screen.getByRole('button', { name: 'View 1 of 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(main()).toHaveAttribute('src', '/api/v1/pictures/k-1/detail.webp');
  await user.click(screen.getByRole('button', { name: 'View 2 of 3' }));
  expect(main()).toHaveAttribute('src', '/api/v1/pictures/k-1/detail.webp?view=back');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Next view' }));
  expect(main()).toHaveAttribute('src', '/api/v1/pictures/k-1/detail.webp?view=detail');
  await user.keyboard('{PageDown}');
  expect(main()).toHaveAttribute('src', '/api/v1/pictures/k-1/detail.webp');
  await user.keyboard('{PageUp}');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'View 3 of 3' })).toHaveAttribute('aria-pressed', 'true');
  // Another colour begins with its first view.
  rerender(<ZoomablePicture style={style} colour={sampleColour({ articleColorId: 'k-2', views })} />);
  expect(main()).toHaveAttribute('src', '/api/v1/pictures/k-2/detail.webp');
});
