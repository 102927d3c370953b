import type { FilterSet } from '@selvedge/core/contract';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { FilterSetRename } from './FilterSetRename.tsx';

const list = css({ display: 'flex', flexDirection: 'column', paddingTop: '3' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  borderBottom: 'hair',
});
const choice = css({
  flex: '1',
  minWidth: '0',
  minHeight: 'control',
  paddingBlock: '2',
  textAlign: 'start',
  textStyle: 'strong',
  overflowWrap: 'anywhere',
  _hover: { color: 'accent' },
});
const empty = css({ paddingTop: '5', color: 'ink.muted' });

/** The line is about to be removed: the focus moves to its neighbour, or to the start of the dialog. */
const keepFocus = (button: HTMLElement) => {
  const own = button.closest('li');
  const next = own?.nextElementSibling ?? own?.previousElementSibling;
  const place = next?.querySelector('button') ?? button.closest('dialog')?.querySelector('input');
  place?.focus();
};

type Props = {
  /** Null while they are being loaded. */
  known: readonly FilterSet[] | null;
  search: string;
  busy: boolean;
  onUse: (search: string) => void;
  onReplace: (name: string) => void;
  onRename: (filterSetId: string, name: string) => void;
  onRemove: (filterSetId: string) => void;
};

/** The saved filters by name. Pressing one shows its styles. */
export function FilterSetList({ known, ...props }: Props) {
  const intl = useIntl();
  const rows = useRef<HTMLUListElement>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  if (known === null) {
    return (
      <div className={list} aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'catalog.sets.loading' })}</VisuallyHidden>
        <div className={line}>
          <Skeleton width="half" />
        </div>
        <div className={line}>
          <Skeleton width="long" />
        </div>
      </div>
    );
  }
  if (known.length === 0) return <p className={empty}>{intl.formatMessage({ id: 'catalog.sets.empty' })}</p>;
  const close = (at: number) => {
    setRenaming(null);
    requestAnimationFrame(() =>
      rows.current?.children[at]?.querySelector<HTMLElement>('[data-rename]')?.focus(),
    );
  };
  return (
    <ul ref={rows} className={list} aria-label={intl.formatMessage({ id: 'catalog.sets.list' })}>
      {known.map((set, at) => (
        <li key={set.filterSetId} className={line}>
          {renaming === set.filterSetId ? (
            <FilterSetRename
              set={set}
              known={known}
              busy={props.busy}
              onRename={(name) => props.onRename(set.filterSetId, name)}
              onClose={() => close(at)}
            />
          ) : (
            <Kept set={set} {...props} onRenaming={() => setRenaming(set.filterSetId)} />
          )}
        </li>
      ))}
    </ul>
  );
}

type KeptProps = Omit<Props, 'known' | 'onRename'> & { set: FilterSet; onRenaming: () => void };

/** One saved set and its actions. */
function Kept({ set, search, busy, onUse, onReplace, onRemove, onRenaming }: KeptProps) {
  const intl = useIntl();
  const { filterSetId, name } = set;
  const used = set.search === search;
  return (
    <>
      <button
        type="button"
        className={choice}
        title={intl.formatMessage({ id: 'catalog.sets.use' }, { name })}
        onClick={() => onUse(set.search)}
      >
        {name}
      </button>
      {used && <Badge tone="accent">{intl.formatMessage({ id: 'catalog.sets.used' })}</Badge>}
      {!used && search !== '' && (
        <IconButton
          icon="filter"
          label={intl.formatMessage({ id: 'catalog.sets.replaceNamed' }, { name })}
          aria-disabled={busy || undefined}
          onClick={() => busy || onReplace(name)}
        />
      )}
      <IconButton
        icon="edit"
        data-rename=""
        label={intl.formatMessage({ id: 'catalog.sets.rename' }, { name })}
        aria-disabled={busy || undefined}
        onClick={() => busy || onRenaming()}
      />
      <IconButton
        icon="trash"
        label={intl.formatMessage({ id: 'catalog.sets.remove' }, { name })}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) return;
          keepFocus(event.currentTarget);
          onRemove(filterSetId);
        }}
      />
    </>
  );
}
