/** Frames to wait for a style's sheet to appear. */
const patience = 600;
/** Frames in which a page that opens moves the focus to its heading. */
const settling = 4;

let latest = 0;

/** Focuses a cell as soon as it exists. A later call replaces an earlier one. */
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
