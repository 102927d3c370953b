import type { OrderingRef } from '@selvedge/core';
import { type paletteMachine, perform, pictureUrl } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { visuallyHidden } from '#style/patterns';
import { FailureWords } from '../../failure/FailureWords.tsx';
import { failedAloud, maintainedBy } from '../../failure/failedAloud.ts';
import { UnderMaintenance } from '../../failure/UnderMaintenance.tsx';
import { NotSearched } from '../../search/finds/NotSearched.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { box, frame, scroller } from '../../ui/dialogs/searchDialog.recipe.ts';
import { useModal } from '../../ui/dialogs/useModal.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { PictureSource } from '../style/parts/PictureSource.ts';
import {
  cluster,
  detail,
  groupName,
  head,
  message,
  nearNote,
  option,
  picture,
  words,
} from './palette.recipe.ts';
import { type PaletteGroup, type PaletteOption, paletteOptions } from './paletteOptions.ts';

const groups: readonly PaletteGroup[] = ['styles', 'customers', 'carts', 'orders', 'commands'];

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

type Props = { palette: ActorRefFrom<typeof paletteMachine>; ordering: OrderingRef };

/** The command palette: one box that searches all of ordering, and what can be done. */
export default function PaletteDialog({ palette, ordering }: Props) {
  const intl = useIntl();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [, navigate] = useLocation();
  const [at, setAt] = useState<number | null>(null);
  const snapshot = useSelector(palette, (now) => now);
  const present = useSelector(ordering, (now) => now);
  const { context } = snapshot;
  const { options, near } = paletteOptions(intl, present, context);
  const maintained = maintainedBy(snapshot);
  const failed = failedAloud(snapshot);
  // Whether anything matches is only known once points of sale have been looked up.
  const isKnown = !snapshot.hasTag('pending') && !failed && !maintained;
  // While nothing is typed only the arrows choose: Enter must not run a command that nobody named.
  const first = context.term.trim() === '' ? -1 : 0;
  const chosen = Math.min(at ?? first, options.length - 1);
  useModal(element, true);
  const retry = () => palette.send({ type: 'search.retried' });
  const close = () => palette.send({ type: 'palette.closed' });
  const choose = ({ href, does, off }: PaletteOption) => {
    if (off !== null) return;
    close();
    if (href !== null) navigate(href);
    if (does !== null) perform(ordering, does);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves[event.key];
    const current = options[chosen];
    if (event.key === 'Escape') close();
    else if (move) {
      const to = move(chosen, options.length - 1);
      setAt(to);
      document
        .getElementById(`${id}-${options[to]?.group}-${options[to]?.key}`)
        ?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };
  const names: Readonly<Record<PaletteGroup, string>> = {
    styles: intl.formatMessage({ id: 'finds.styles' }),
    customers: intl.formatMessage({ id: 'finds.customers' }),
    carts: intl.formatMessage({ id: 'finds.carts' }),
    orders: intl.formatMessage({ id: 'finds.orders' }),
    commands: intl.formatMessage({ id: 'palette.group.commands' }),
  };
  const nearText = near
    ? intl.formatMessage({ id: 'catalog.near.shown' }, { term: context.term.trim(), near: near.term })
    : '';
  const counted = intl.formatMessage({ id: 'palette.count' }, { count: options.length });
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      className={frame}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={onKey}
      onMouseDown={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <h2 id={`${id}-title`} className={visuallyHidden()}>
        {intl.formatMessage({ id: 'palette.title' })}
      </h2>
      <div className={head}>
        <div className={box}>
          <SearchField
            label={intl.formatMessage({ id: 'palette.box' })}
            value={context.term}
            maxLength={100}
            role="combobox"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={
              options[chosen] ? `${id}-${options[chosen].group}-${options[chosen].key}` : undefined
            }
            onValue={(term) => {
              setAt(null);
              palette.send({ type: 'term.typed', term });
            }}
          />
        </div>
        <IconButton icon="close" label={intl.formatMessage({ id: 'ui.action.close' })} onClick={close} />
      </div>
      {maintained && (
        <div className={message}>
          <UnderMaintenance failure={maintained} onRetry={retry} />
        </div>
      )}
      <NotSearched finds={context.finds} className={message} onRetry={retry} />
      {failed && (
        <div className={message}>
          <p>{intl.formatMessage({ id: 'palette.failed' })}</p>
          <FailureWords failure={context.failure} explained />
          <Button onClick={retry}>{intl.formatMessage({ id: 'ui.action.retry' })}</Button>
        </div>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={names.commands} tabIndex={0} className={scroller}>
        {groups.map((group) => {
          const within = options.filter((one) => one.group === group);
          if (within.length === 0) return null;
          return (
            <fieldset key={group} className={cluster} aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={groupName}>
                {names[group]}
              </p>
              {group === 'styles' && nearText !== '' && <p className={nearNote}>{nearText}</p>}
              {within.map((one) => (
                <Option
                  key={one.key}
                  id={`${id}-${group}-${one.key}`}
                  option={one}
                  chosen={one === options[chosen]}
                  onChoose={() => choose(one)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      {options.length === 0 && isKnown && (
        <p className={message}>{intl.formatMessage({ id: 'palette.nothing' }, { term: context.term })}</p>
      )}
      <LiveRegion message={isKnown ? `${nearText} ${counted}`.trim() : ''} />
    </dialog>
  );
}

type OptionProps = { id: string; option: PaletteOption; chosen: boolean; onChoose: () => void };

function Option({ id, option: { label, detail: more, off, picture: shown }, chosen, onChoose }: OptionProps) {
  const source = useContext(PictureSource);
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={off !== null}
      className={option}
      onClick={onChoose}
    >
      {shown !== null && <Picture className={picture} address={pictureUrl(source, shown, 'list')} alt="" />}
      <span className={words}>
        <span>{label}</span>
        <span className={detail}>{off ?? more}</span>
      </span>
    </button>
  );
}
