/** Places for things that would like to stand at `wishes`: in that order, at least `gap` apart, between `from` and `to`,
 * and as near to their wishes as that leaves room for. Equals stand in the order in which they are given. */
export function apart(wishes: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wishes.map((_, at) => at).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0) || a - b);
  const near = Math.min(gap, (to - from) / Math.max(1, wishes.length - 1));
  // Whoever would stand too close to the one before becomes one group with it, around the middle of its wishes.
  const groups: { sum: number; size: number }[] = [];
  for (const [rank, at] of order.entries()) {
    let group = { sum: (wishes[at] ?? 0) - rank * near, size: 1 };
    for (let before = groups.at(-1); before && before.sum / before.size >= group.sum / group.size;) {
      group = { sum: before.sum + group.sum, size: before.size + group.size };
      groups.pop();
      before = groups.at(-1);
    }
    groups.push(group);
  }
  const last = to - near * (wishes.length - 1);
  const starts = groups.flatMap(({ sum, size }) =>
    Array.from({ length: size }, () => Math.max(from, Math.min(last, sum / size))),
  );
  const found: number[] = [];
  for (const [rank, at] of order.entries()) found[at] = (starts[rank] ?? from) + rank * near;
  return found;
}
