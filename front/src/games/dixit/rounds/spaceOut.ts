/**
 * Return positions as close as possible to `targets`, in the same order, at least `gap` apart, between `from` and `to`.
 * Equal targets keep the order in which they are given.
 */
export function spaceOut(targets: readonly number[], gap: number, from: number, to: number): number[] {
  const order = targets.map((_, at) => at).sort((a, b) => (targets[a] ?? 0) - (targets[b] ?? 0) || a - b);
  const near = Math.min(gap, (to - from) / Math.max(1, targets.length - 1));
  // A position too close to its predecessor joins its group, which is centred on the mean of its targets.
  const groups: { sum: number; size: number }[] = [];
  for (const [rank, at] of order.entries()) {
    let group = { sum: (targets[at] ?? 0) - rank * near, size: 1 };
    for (let before = groups.at(-1); before && before.sum / before.size >= group.sum / group.size;) {
      group = { sum: before.sum + group.sum, size: before.size + group.size };
      groups.pop();
      before = groups.at(-1);
    }
    groups.push(group);
  }
  const last = to - near * (targets.length - 1);
  const starts = groups.flatMap(({ sum, size }) =>
    Array.from({ length: size }, () => Math.max(from, Math.min(last, sum / size))),
  );
  const found: number[] = [];
  for (const [rank, at] of order.entries()) found[at] = (starts[rank] ?? from) + rank * near;
  return found;
}
