import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { Dialog } from './Dialog.tsx';

function Opener({ dismissible, begin }: { dismissible?: boolean; begin?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Order note"
        description="For the supplier"
        dismissible={dismissible}
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            Keep
          </button>
        }
      >
        <input aria-label="Note" data-first={begin ? '' : undefined} />
      </Dialog>
    </>
  );
}

/** What a browser sends to a modal dialog when Escape is pressed. */
const pressEscape = () => {
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  return cancel;
};

test('a dialog is named, described and modal', async () => {
  const user = userEvent.setup();
  await renderWithWords(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Order note' });
  expect(dialog).toHaveAccessibleDescription('For the supplier');
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('C9 a dialog begins at what one came for', async () => {
  const user = userEvent.setup();
  await renderWithWords(<Opener begin />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

test.each(['Escape', 'Close', 'Keep'])('%s closes it and hands the focus back', async (way) => {
  const user = userEvent.setup();
  await renderWithWords(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  if (way === 'Escape') pressEscape();
  else await user.click(screen.getByRole('button', { name: way }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('one that must be answered has no cross and ignores Escape', async () => {
  const user = userEvent.setup();
  await renderWithWords(<Opener dismissible={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(pressEscape().defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});

test('the owner decides: a dialog whose owner keeps it open stays', async () => {
  const onClose = vi.fn();
  await renderWithWords(<Dialog open onClose={onClose} title="Unsaved changes" />);
  act(() => void pressEscape());
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
});
