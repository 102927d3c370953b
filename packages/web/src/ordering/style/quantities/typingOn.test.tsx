import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { quantitiesId } from './quantitiesId.ts';
import { leaveTyping, useTypingOn } from './typingOn.ts';

function Sheet({ articleId }: { articleId: string }) {
  const section = useRef<HTMLElement>(null);
  useTypingOn(section, articleId);
  return (
    <main tabIndex={-1}>
      <button type="button">Aside</button>
      <section ref={section} id={quantitiesId}>
        <input key={articleId} aria-label={`First cell of ${articleId}`} tabIndex={0} />
      </section>
    </main>
  );
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('M4 who goes on from a sheet by keys types on in the next one', async () => {
  const { rerender } = await renderWithWords(<Sheet articleId="a" />);
  screen.getByLabelText('First cell of a').focus();
  leaveTyping();
  rerender(<Sheet articleId="b" />);
  screen.getByRole('main').focus();
  await frame();
  expect(screen.getByLabelText('First cell of b')).toHaveFocus();
});

it('M4 who goes on from elsewhere, or is somewhere else by then, is left alone', async () => {
  const { rerender } = await renderWithWords(<Sheet articleId="a" />);
  const aside = screen.getByRole('button', { name: 'Aside' });
  aside.focus();
  leaveTyping();
  rerender(<Sheet articleId="b" />);
  screen.getByRole('main').focus();
  await frame();
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByLabelText('First cell of b').focus();
  leaveTyping();
  rerender(<Sheet articleId="c" />);
  aside.focus();
  await frame();
  expect(aside).toHaveFocus();
});
