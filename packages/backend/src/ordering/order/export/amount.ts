/** Writes minor units of a currency with its decimals and a point, for programs: `49.90`, `4990` for JPY. */
export function amountIn(currency: string): (minor: number) => string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (minor) => {
    if (digits === 0) return String(minor);
    const written = String(Math.abs(minor)).padStart(digits + 1, '0');
    return `${minor < 0 ? '-' : ''}${written.slice(0, -digits)}.${written.slice(-digits)}`;
  };
}
