import { cva } from '#style/css';

/** Drawn for this product on a 24 grid with a single hairline width and butt ends, not rounded. */
const drawings = {
  search: 'M16.2 16.2 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM3.5 21c.6-4.4 4-7 8.5-7s7.9 2.6 8.5 7',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5',
  logout: 'M14 3.5H4.5v17H14M9.5 12H21M17 8l4 4-4 4',
  arrow: 'M3 12h17.5M14.5 6l6 6-6 6',
  arrowUp: 'M12 21V3.5M6 9.5l6-6 6 6',
  chevron: 'M9 5.5 15.5 12 9 18.5',
  chevronDown: 'M5.5 9 12 15.5 18.5 9',
  close: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  menu: 'M3 7.5h18M3 16.5h18',
  star: 'M12 3.2 14.7 9.3 21 9.9 16.2 14.1 17.7 20.5 12 17.1 6.3 20.5 7.8 14.1 3 9.9 9.3 9.3Z',
  check: 'M4 12.5 9.5 18 20.5 6.5',
  warning: 'M12 3.5 22 20.5H2zM12 10v5M12 17v1.5',
  critical: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5V13M12 15.5V17',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.3v1.7',
  lock: 'M5 10.5h14v10H5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  cart: 'M4.5 8h15l-1 13h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  outside: 'M13.5 3.5h7v7M20.5 3.5 11 13M18 13.5v7H3.5V6h7',
  order: 'M5.5 3.5h13v17h-13zM8.5 8h7M8.5 12h7M8.5 16h4',
  note: 'M4.5 3.5h15v11l-6 6h-9zM13.5 20.5v-6h6M8 8h8M8 12h4',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10',
  trash: 'M3.5 6h17M9 6V3.5h6V6M6 6l1 14.5h10L18 6M10 10v6.5M14 10v6.5',
  pause: 'M8.5 4.5v15M15.5 4.5v15',
  play: 'M7 4v16l13-8z',
  undo: 'M8 5 3.5 9.5 8 14M3.5 9.5H15a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M16 5l4.5 4.5L16 14M20.5 9.5H9a5.5 5.5 0 0 0 0 11h4',
  filter: 'M3 6.5h18M6.5 12h11M10 17.5h4',
  tiles: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  rows: 'M3.5 6h17M3.5 12h17M3.5 18h17',
  scan: 'M3.5 5.5v13M7 5.5v13M9.5 5.5v13M13.5 5.5v13M16 5.5v13M20.5 5.5v13',
  camera: 'M3.5 7.5H8l1.5-3h5l1.5 3h4.5v12h-17zM15.5 13.2a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  bookmark: 'M6.5 3.5h11v17L12 16l-5.5 4.5z',
} as const;

export type IconName = keyof typeof drawings;

const icon = cva({
  base: {
    display: 'inline-block',
    flexShrink: '0',
    verticalAlign: 'middle',
    fill: 'transparent',
    stroke: 'current',
  },
  variants: {
    size: {
      small: { width: 'iconSmall', height: 'iconSmall' },
      regular: { width: 'icon', height: 'icon' },
    },
  },
  defaultVariants: { size: 'regular' },
});

/** An icon beside text. Hidden from screen readers, so the text must say the same. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'regular' }) {
  return (
    <svg
      className={icon({ size })}
      viewBox="0 0 24 24"
      strokeWidth="1.4"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
