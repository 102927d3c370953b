import { markTerm } from '@selvedge/core/overlays';
import { css } from '#style/css';

const mark = css({ background: 'accent.wash', color: 'accent', fontWeight: '[inherit]' });

/** A text with the words of the search term highlighted. */
export function Marked({ text, term }: { text: string; term: string }) {
  let at = 0;
  return markTerm(text, term).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.isMatch ? (
      <mark key={key} className={mark}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    );
  });
}
