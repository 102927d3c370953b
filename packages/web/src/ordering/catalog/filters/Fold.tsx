import { type ReactNode, useId } from 'react';
import { css } from '#style/css';
import { Icon } from '../../../ui/figures/Icon.tsx';

const group = css({ borderBottom: 'hair' });
const heading = css({ margin: '0' });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: 'control',
  paddingBlock: '2',
  textAlign: 'start',
  textStyle: 'control',
  _hover: { color: 'accent' },
  '& > svg': { transitionProperty: '[transform]', transitionDuration: 'quick' },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
});
const words = css({ flex: '1', minWidth: '0' });
const note = css({ textStyle: 'fine', color: 'accent' });
const body = css({ display: 'flex', flexDirection: 'column', paddingBottom: '4' });

type Props = {
  title: string;
  /** Text beside the title. */
  aside?: string | null;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** A section of the filters that opens below its heading. */
export function Fold({ title, aside, open, onOpen, children }: Props) {
  const id = useId();
  return (
    <div className={group}>
      <h3 className={heading}>
        <button
          type="button"
          className={head}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpen(!open)}
        >
          <span className={words}>{title}</span>
          {aside && <span className={note}>{aside}</span>}
          <Icon name="chevronDown" size="small" />
        </button>
      </h3>
      {open && (
        <div id={id} className={body}>
          {children}
        </div>
      )}
    </div>
  );
}
