import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

test('a button that is off can be reached, says why and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderWithWords(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} disabledReason={{ says: 'The cart is empty.', remedies: null }}>
        Approve
      </Button>
    </form>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Approve' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The cart is empty.');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a pending button is pressed once', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = await renderWithWords(<Button onClick={onClick}>Finalize</Button>);
  await user.click(screen.getByRole('button', { name: 'Finalize' }));
  rerender(
    <Button onClick={onClick} pending>
      Finalize
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: /Finalize/ }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('K2 a button that turns off and on again is the same one: it keeps the focus and a press that has begun', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const reason = { says: 'The rules are being looked at.', remedies: null };
  const shown = (off: boolean) => (
    <>
      <Button onClick={onClick} disabledReason={off ? reason : undefined}>
        Finalize
      </Button>
      <IconButton icon="close" label="Zoom in" disabledReason={off ? reason : undefined} />
    </>
  );
  const { rerender } = await renderWithWords(shown(true));
  const [button, icon] = screen.getAllByRole('button');
  await user.tab();
  rerender(shown(false));
  expect(button).toHaveFocus();
  expect(screen.getAllByRole('button')).toEqual([button, icon]);
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  rerender(shown(true));
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
