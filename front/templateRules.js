/**
 * Checks the markup of Svelte components for faults that neither the compiler nor the type checker reports:
 * `{@html}`, which would let text become markup; `{#each}` without a key, which moves focus and motion to another
 * item; and leftovers of debugging.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';

const FORBIDDEN = {
  HtmlTag: 'uses {@html}; write markup, so that text stays text',
  DebugTag: 'has a {@debug} left over',
};

/** Return the faults of a node of the syntax tree and of all nodes in it, each with its position. */
function faults(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(faults);
  const inside = Object.entries(node)
    .filter(([name]) => name !== 'metadata' && name !== 'parent')
    .flatMap(([, value]) => faults(value));
  const fault = faultOf(node);
  return fault ? [{ fault, at: node.start }, ...inside] : inside;
}

/** Return the fault of a node itself, or null. */
function faultOf(node) {
  if (node.type in FORBIDDEN) return FORBIDDEN[node.type];
  if (node.type === 'EachBlock' && node.context && !node.key) return 'has an {#each} without a key';
  if (node.type === 'CallExpression' && node.callee.name === '$inspect') return 'has an $inspect() left over';
  return null;
}

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);
for (const name of components) {
  const text = readFileSync(`src/${name}`, 'utf8');
  for (const { fault, at } of faults(parse(text, { modern: true }))) {
    console.error(`src/${name}:${text.slice(0, at).split('\n').length} ${fault}`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log(`markup of ${components.length} components is in order`);
