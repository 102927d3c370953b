import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { Button } from './Button.tsx';

test('a button that is off can be reached, says why and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await renderWithWords(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} disabledReason={{ says: 'The cart is empty.', ways: null }}>
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
