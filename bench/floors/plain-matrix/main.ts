/**
 * A matrix as lean as it can be: styles of 5 colours in 8 sizes, `?styles=500`; no library, one listener, sections made
 * as they come near. `?colours=50` makes one style large enough for a paste of 400 cells.
 */
const wanted = new URLSearchParams(location.search);
const styles = Number(wanted.get('styles') ?? 500);
const rows = Number(wanted.get('colours') ?? 5);
const columns = 8;
const perStyle = rows * columns;
const near = 1600;

const pieces = new Uint16Array(styles * perStyle).map((_, at) => 1 + (at % 9));
let total = pieces.reduce((sum, one) => sum + one, 0);

const main = document.querySelector('main');
const totalOf = document.querySelector('#total');

const sum = (from: number, step: number, count: number): number => {
  let found = 0;
  for (let nth = 0; nth < count; nth += 1) found += pieces[from + nth * step] ?? 0;
  return found;
};

const cellOf = (text: string): HTMLTableCellElement => {
  const cell = document.createElement('td');
  cell.textContent = text;
  return cell;
};

function make(section: HTMLElement): void {
  const first = Number(section.dataset.style) * perStyle;
  const table = document.createElement('table');
  for (let row = 0; row < rows; row += 1) {
    const line = table.insertRow();
    line.append(cellOf(`Colour ${row + 1}`));
    for (let column = 0; column < columns; column += 1) {
      const input = document.createElement('input');
      const at = first + row * columns + column;
      input.value = String(pieces[at]);
      input.dataset.cell = String(at);
      const cell = document.createElement('td');
      cell.append(input);
      line.append(cell);
    }
    line.append(cellOf(String(sum(first + row * columns, 1, columns))));
  }
  const foot = table.insertRow();
  foot.append(cellOf('Total'));
  for (let column = 0; column < columns; column += 1)
    foot.append(cellOf(String(sum(first + column, columns, rows))));
  foot.append(cellOf(String(sum(first, 1, perStyle))));
  section.append(table);
}

function put(at: number, entry: number): void {
  total += entry - (pieces[at] ?? 0);
  pieces[at] = entry;
}

function tell(section: HTMLElement): void {
  const first = Number(section.dataset.style) * perStyle;
  const table = section.querySelector('table');
  for (let row = 0; row < rows; row += 1) {
    const sums = table?.rows[row]?.cells[columns + 1];
    if (sums) sums.textContent = String(sum(first + row * columns, 1, columns));
  }
  const foot = table?.rows[rows];
  for (let column = 0; column < columns; column += 1) {
    const sums = foot?.cells[column + 1];
    if (sums) sums.textContent = String(sum(first + column, columns, rows));
  }
  const grand = foot?.cells[columns + 1];
  if (grand) grand.textContent = String(sum(first, 1, perStyle));
  if (totalOf) totalOf.textContent = String(total);
}

main?.addEventListener('input', ({ target }) => {
  const section = target instanceof HTMLInputElement ? target.closest('section') : null;
  if (!(target instanceof HTMLInputElement) || !section) return;
  put(Number(target.dataset.cell), Number(target.value));
  tell(section);
});

main?.addEventListener('paste', (event) => {
  const { target } = event;
  const section = target instanceof HTMLInputElement ? target.closest('section') : null;
  if (!(target instanceof HTMLInputElement) || !section) return;
  event.preventDefault();
  const from = Number(target.dataset.cell);
  const lines = (event.clipboardData?.getData('text/plain') ?? '').split(/\r?\n/);
  for (const [row, line] of lines.entries())
    for (const [column, entry] of line.split('\t').entries()) {
      const at = from + row * columns + column;
      put(at, Number(entry));
      const input = section.querySelector<HTMLInputElement>(`[data-cell="${at}"]`);
      if (input) input.value = entry;
    }
  tell(section);
});

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const section = target as HTMLElement;
      if (isIntersecting && !section.firstChild) make(section);
      if (!isIntersecting && !section.contains(document.activeElement)) section.replaceChildren();
    }
  },
  { rootMargin: `${near}px 0px` },
);

function mount(): void {
  for (let style = 0; style < styles; style += 1) {
    const section = document.createElement('section');
    section.dataset.style = String(style);
    if (rows > 5) section.style.height = 'auto';
    main?.append(section);
    if (style < 3) make(section);
    observer.observe(section);
  }
  if (totalOf) totalOf.textContent = String(total);
}

performance.mark('mount');
mount();
requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => performance.measure('mounted', 'mount');
  port2.postMessage(0);
});
