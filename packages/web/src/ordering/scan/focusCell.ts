/** Frames in which a style's sheet must have come. */
const patience = 600;
/** A page that opens takes the focus to its heading first. */
const settling = 4;

let latest = 0;

/** Puts the hand into a cell as soon as it is there; a later wish replaces an earlier one. */
export function focusCell(articleVariantId: string): void {
  latest += 1;
  const wish = latest;
  let left = patience;
  let there = 0;
  const look = () => {
    if (wish !== latest) return;
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(articleVariantId)}"]`);
    there = cell ? there + 1 : 0;
    left -= 1;
    if (cell && there > settling) {
      cell.focus();
      cell.scrollIntoView({ block: 'center' });
    } else if (left > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
