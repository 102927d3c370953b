import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

const buttonsIn = (toolbar: HTMLElement): HTMLButtonElement[] => [...toolbar.querySelectorAll('button')];

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

type Props = { label: string; className: string; children: ReactNode };

/** A toolbar with a single tab stop. Arrow keys move between its buttons. */
export function Toolbar({ label, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const buttons = element.current ? buttonsIn(element.current) : [];
    const stop = buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = buttonsIn(event.currentTarget);
    const at = buttons.findIndex((button) => button.contains(event.target as Node));
    const step = steps[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    const to = buttons[step(at, buttons.length - 1)];
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to?.focus();
  };

  return (
    <div ref={element} role="toolbar" aria-label={label} className={className} onKeyDown={press}>
      {children}
    </div>
  );
}
