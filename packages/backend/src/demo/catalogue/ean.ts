/** A valid EAN-13 with a made-up prefix, for the `serial`-th variant. */
export function eanOf(serial: number): string {
  const digits = `40698${String(serial).padStart(7, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
