/** Acts once the frame that is being made is on the screen; what it answers with takes that back. */
export function afterPaint(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      later = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
