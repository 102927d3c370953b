import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAtlas } from '../data/AtlasContext.ts';
import { go } from '../page/route.ts';
import { find, type Hit, hitsOf } from './find.ts';
import './search.css';

const listId = 'search-hits';
const idOf = (index: number): string => `${listId}-${index}`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** `/` anywhere focuses the search. */
function useSlash(focus: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

interface HitRowProps {
  readonly hit: Hit;
  readonly index: number;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function HitRow({ hit, index, active, onChoose }: HitRowProps) {
  const { kind, text, chart, about } = hit;
  return (
    <div
      role="option"
      id={idOf(index)}
      aria-selected={active}
      className="hit"
      tabIndex={-1}
      // Otherwise the press would move the focus out of the field, which closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
    >
      <span className="hit-text">{text}</span>
      <span className="hit-kind">{kind === 'chart' ? 'chart' : `${kind} of ${chart}`}</span>
      {about && <span className="hit-about">{about}</span>}
    </div>
  );
}

export function Search() {
  const atlas = useAtlas();
  const hits = useMemo(() => hitsOf(atlas), [atlas]);
  const input = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(wish);
  const found = useMemo(() => find(hits, asked), [hits, asked]);
  const [focus] = useState(() => () => input.current?.select());
  useSlash(focus);

  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    go(hit.address);
    setOpen(false);
    setWish('');
    input.current?.blur();
  };
  const move = (by: number) => {
    const next = Math.min(Math.max(active + by, 0), found.length - 1);
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(found[active]);
    else if (event.key === 'Escape') {
      setOpen(false);
      setWish('');
    } else return;
    event.preventDefault();
  };
  const shown = open && asked.trim() !== '';

  return (
    <search className="search">
      <label htmlFor="search" className="unseen">
        Search charts, states and events
      </label>
      <input
        ref={input}
        id="search"
        type="search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search states and events"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && found.length > 0 ? idOf(active) : undefined}
        value={wish}
        onChange={(event) => {
          setWish(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true" className="slash">
        /
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label="Found"
        className="hits"
        hidden={!shown || found.length === 0}
      >
        {found.map((hit, index) => (
          <HitRow
            key={`${hit.kind} ${hit.chart} ${hit.text}`}
            hit={hit}
            index={index}
            active={index === active}
            onChoose={() => choose(hit)}
          />
        ))}
      </div>
      <p className="hits none" role="status" hidden={!shown || found.length > 0}>
        Nothing is called so.
      </p>
    </search>
  );
}
