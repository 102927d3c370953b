import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { iconButton } from '../../../ui/buttons/IconButton.tsx';
import { type ActProps, ListParts } from './listParts.ts';

/** Above the link that covers the style. */
const here = css({
  position: 'relative',
  zIndex: 'raised',
  minWidth: 'controlDense',
  minHeight: 'controlDense',
  _touch: { minWidth: 'control', minHeight: 'control' },
  '& > svg': { width: 'iconSmall', height: 'iconSmall', fill: 'transparent', stroke: 'current' },
});

/** Two garments side by side. */
const drawing = 'M3.5 4.5h7v15h-7zM13.5 4.5h7v15h-7z';

/** Chooses a style of the list to be compared with others, or no longer. */
export function CompareHere({ articleId, name }: Omit<ActProps, 'act'>) {
  const intl = useIntl();
  const { compare } = useContext(ListParts);
  const chosen = useSelector(compare, (at) => at?.context.articleIds.includes(articleId) ?? false);
  const label = intl.formatMessage({ id: 'catalog.toCompare' }, { name });
  return (
    <button
      type="button"
      className={cx(iconButton, here)}
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      onClick={() => compare?.send({ type: 'compare.toggled', articleId })}
    >
      <svg viewBox="0 0 24 24" strokeWidth="1.4" aria-hidden="true" focusable="false">
        <path d={drawing} />
      </svg>
    </button>
  );
}
