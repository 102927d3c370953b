import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pressFast } from './testing/scanner.ts';
import { useWedge } from './useWedge.ts';

const code = '4006381333931';

function Fields({ onScan, listens = true }: { onScan: (text: string) => void; listens?: boolean }) {
  const [value, setValue] = useState('12');
  useWedge(listens, onScan);
  return (
    <form onSubmit={onScan.bind(null, 'submitted')}>
      <input aria-label="Pieces" value={value} onChange={(event) => setValue(event.target.value)} />
      <textarea aria-label="List" />
      <output>{value}</output>
    </form>
  );
}

describe('M5 a hand scanner on a page', () => {
  it('M5 is heard with the focus in no field, and its Enter presses no button', () => {
    const received = vi.fn();
    render(<Fields onScan={received} />);
    const goesOn = pressFast(document.body, [...code, 'Enter']);
    expect(received.mock.calls).toEqual([[code]]);
    expect(goesOn.at(-1)).toBe(false);
  });

  it('M5 leaves a field as it was, whoever listens to it', () => {
    const received = vi.fn();
    render(<Fields onScan={received} />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });
    pressFast(field, [...code, 'Enter']);
    expect(received.mock.calls).toEqual([[code]]);
    expect(field).toHaveValue('12');
    expect(screen.getByRole('status')).toHaveTextContent(/^12$/);
  });

  it('M5 is heard by the pause after it where nothing ends it', async () => {
    const received = vi.fn();
    render(<Fields onScan={received} />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });
    pressFast(field, [...code]);
    expect(received).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(received.mock.calls).toEqual([[code]]));
    expect(field).toHaveValue('12');
  });

  it('M5 swallows nothing that a hand types, and leaves lists of codes alone', async () => {
    const received = vi.fn();
    render(<Fields onScan={received} />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });
    pressFast(field, ['3', '4', 'Enter']);
    expect(field).toHaveValue('1234');
    const list = screen.getByRole('textbox', { name: 'List' });
    expect(pressFast(list, [...code, 'Enter'])).not.toContain(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).not.toHaveBeenCalled();
  });

  it('M5 is not heard by whoever may not scan', () => {
    const received = vi.fn();
    render(<Fields onScan={received} listens={false} />);
    const field = screen.getByRole('textbox', { name: 'Pieces' });
    pressFast(field, [...code, 'Tab']);
    expect(received).not.toHaveBeenCalled();
    expect(field).toHaveValue(`12${code}`);
  });
});
