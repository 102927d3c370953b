import type { Style } from '@selvedge/core/contract';
import { css } from '#style/css';
import { careDrawings } from './careSymbols.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '6',
  rowGap: '3',
});
const item = css({ display: 'flex', alignItems: 'center', gap: '4', minHeight: '10' });
const symbol = css({ flexShrink: '0', width: '10', height: '10', stroke: 'current', fill: 'transparent' });
const letters = css({ fill: 'current', stroke: '[none]', fontFamily: 'text', fontWeight: 'medium' });
const dot = css({ fill: 'current', stroke: '[none]' });

/** How to care for a style: the symbol if there is one, always with its text. */
export function CareList({ care }: Pick<Style, 'care'>) {
  return (
    <ul className={list}>
      {care.map(({ code, text }) => (
        <li key={code} className={item}>
          <CareSymbol code={code} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Hidden from screen readers, because the text is next to it. Empty if the code has no symbol. */
function CareSymbol({ code }: { code: string }) {
  const drawing = careDrawings[code];
  return (
    <svg
      className={symbol}
      viewBox="0 0 32 32"
      strokeWidth="1.4"
      aria-hidden="true"
      focusable="false"
      data-care={drawing ? code : undefined}
    >
      {drawing && <path d={drawing.lines} />}
      {drawing?.dots?.map(([x, y]) => (
        <circle key={x} className={dot} cx={x} cy={y} r="1.3" />
      ))}
      {drawing?.written && (
        <text className={letters} x="16" y="21" fontSize="10" textAnchor="middle">
          {drawing.written}
        </text>
      )}
    </svg>
  );
}
