const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
} as const;

export function HangerDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path {...line} d="M28 19a4 4 0 1 1 4 4v5L5 45.5v3h54v-3L32 28" />
    </svg>
  );
}

export function CutThreadDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path {...line} d="M4 32h22l5-5M26 32h6M26 32l5 5M60 32H44l-5-6M44 32h-6M44 32l-5 4" />
    </svg>
  );
}

export function ClosedBagDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path {...line} d="M32 14v-3a3 3 0 1 1 3-3M32 14 14 24v35h36V24zM32 14v45M29 34h6" />
    </svg>
  );
}
