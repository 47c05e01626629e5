/**
 * What Python's operators and functions do, for modules that are translated from it (`alehouse.javascript`).
 *
 * Numbers are whole and exact; what would not be throws, and is never silently something else. Dictionaries are objects with
 * texts as keys, lists and tuples arrays, `None` is null.
 */

export class Exception extends Error {
  constructor(...args) {
    super(args.map(py_str).join(", "));
    this.args = args;
  }
}
export class ValueError extends Exception {}
export class TypeError_ extends Exception {}
export class KeyError extends Exception {}
export class IndexError extends Exception {}
export { TypeError_ as TypeError };

const isList = (x) => Array.isArray(x) || ArrayBuffer.isView(x);
const isNumber = (x) => typeof x === "number" || typeof x === "boolean";
const isPlain = (x) => x !== null && typeof x === "object" && Object.getPrototypeOf(x) === Object.prototype;

/** A number that is whole and exact. */
export function whole(x) {
  const n = typeof x === "boolean" ? Number(x) : x;
  if (!Number.isSafeInteger(n)) throw new TypeError_(`${String(x)} is no exact whole number`);
  // There is no negative nothing.
  return n + 0;
}

/** A number of which JavaScript's operators see all bits. */
function bits(x) {
  const n = whole(x);
  if ((n | 0) !== n) throw new ValueError(`${n} has more than 32 bits`);
  return n;
}

export function truth(x) {
  if (x === null || x === undefined) return false;
  if (isList(x)) return x.length > 0;
  if (x instanceof Set) return x.size > 0;
  if (isPlain(x)) return Object.keys(x).length > 0;
  return Boolean(x);
}
export const both = (x, other) => (truth(x) ? other() : x);
export const either = (x, other) => (truth(x) ? x : other());

export function eq(a, b) {
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  if (isList(a) && isList(b)) return a.length === b.length && Array.from(a).every((x, i) => eq(x, b[i]));
  return (a ?? null) === (b ?? null);
}

function order(a, b) {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (!Array.isArray(a) || !Array.isArray(b)) throw new TypeError_("only numbers and lists of them have an order");
  const at = a.findIndex((x, i) => i >= b.length || !eq(x, b[i]));
  if (at < 0) return a.length - b.length;
  return at >= b.length ? 1 : order(a[at], b[at]);
}
export const lt = (a, b) => order(a, b) < 0;
export const le = (a, b) => order(a, b) <= 0;
export const gt = (a, b) => order(a, b) > 0;
export const ge = (a, b) => order(a, b) >= 0;

export function op_add(a, b) {
  if (typeof a === "string" && typeof b === "string") return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  return whole(whole(a) + whole(b));
}
/** `a += b`: a list becomes longer. */
export function grown(a, b) {
  if (!Array.isArray(a)) return op_add(a, b);
  a.push(...each(b));
  return a;
}
export const op_sub = (a, b) => whole(whole(a) - whole(b));
export function op_mul(a, b) {
  if (Array.isArray(a)) return Array.from({ length: a.length * Math.max(0, whole(b)) }, (_, i) => a[i % a.length]);
  return whole(whole(a) * whole(b));
}
export function op_mod(a, b) {
  const m = whole(b);
  if (m === 0) throw new ValueError("division by zero");
  const rest = whole(a) % m;
  return whole(rest !== 0 && rest < 0 !== m < 0 ? rest + m : rest);
}
export const op_div = (a, b) => whole((whole(a) - op_mod(a, b)) / whole(b));
export function op_shl(a, b) {
  if (whole(b) < 0) throw new ValueError("negative shift count");
  return whole(whole(a) * 2 ** b);
}
export const op_shr = (a, b) => bits(a) >> Math.min(whole(b), 31);
export const op_and = (a, b) => bits(a) & bits(b);
export const op_or = (a, b) => (isPlain(a) ? { ...a, ...b } : bits(a) | bits(b));
export const op_xor = (a, b) => bits(a) ^ bits(b);
export const op_not = (a) => ~bits(a);
export const op_neg = (a) => whole(-whole(a));

export function each(x) {
  if (x === null || x === undefined) throw new TypeError_("None is not iterable");
  return isPlain(x) ? Object.keys(x) : x;
}

/** An index, from the end if it is negative. */
function index(length, i) {
  const n = whole(i);
  const at = n < 0 ? n + length : n;
  if (at < 0 || at >= length) throw new IndexError(`index ${n} of ${length}`);
  return at;
}
/** The index of a cell in an array of rows. */
export const at = (i, rows, j, columns) => index(rows, i) * columns + index(columns, j);
export const row = (list, i, rows, columns) => list.subarray(index(rows, i) * columns, (index(rows, i) + 1) * columns);

export function item(x, key) {
  if (isList(x) || (typeof x === "string" && typeof key === "number")) return x[index(x.length, key)];
  if (x instanceof Record && key === 0) return x;
  if (isPlain(x) && Object.hasOwn(x, key)) return x[key];
  throw new KeyError(String(key));
}
/** An attribute, or something else if there is none. */
export function item_or(x, key, other) {
  if (key in x) return x[key];
  if (other === undefined) throw new KeyError(key);
  return other;
}
export function put(x, key, value) {
  if (ArrayBuffer.isView(x)) x[index(x.length, key)] = whole(value);
  else if (Array.isArray(x)) x[index(x.length, key)] = value;
  else if (x instanceof Record) x.fill(key, value);
  else if (isPlain(x)) x[key] = value;
  else throw new TypeError_("nothing can be put there");
}
export function holds(x, what) {
  if (typeof x === "string") return x.includes(what);
  if (isPlain(x)) return Object.hasOwn(x, what);
  for (const other of x) if (eq(other, what)) return true;
  return false;
}

/** A function that remembers what it has found; its arguments are numbers, texts and lists of these. */
export function cached(f) {
  const known = new Map();
  return function (...args) {
    const key = JSON.stringify(args);
    if (!known.has(key)) known.set(key, f.apply(this, args));
    return known.get(key);
  };
}

export function distinct(x) {
  const found = [];
  for (const one of x) if (!holds(found, one)) found.push(one);
  return found;
}

// Python's functions

export const py_all = (x) => Array.from(each(x)).every(truth);
export const py_any = (x) => Array.from(each(x)).some(truth);
export const py_bool = (x) => truth(x);
export const py_dict = (x) => (isPlain(x) ? { ...x } : Object.fromEntries(x));
export const py_int = (x) => {
  if (typeof x !== "string") return whole(typeof x === "number" ? Math.trunc(x) : x);
  if (!/^[+-]?\d+$/.test(m_strip(x))) throw new ValueError(`${x} is no number`);
  return whole(Number(m_strip(x)));
};
export const py_list = (x = []) => Array.from(each(x));
export const py_tuple = py_list;
export const py_divmod = (a, b) => [op_div(a, b), op_mod(a, b)];
export const py_float = (x) => Number(x);
export const py_len = (x) => (typeof x === "string" ? Array.from(x).length : isList(x) ? x.length : Object.keys(x).length);
export function* py_enumerate(x, from = 0) {
  let i = from;
  for (const one of each(x)) yield [i++, one];
}
export function py_range(a, b, step = 1) {
  const [from, to] = b === undefined ? [0, whole(a)] : [whole(a), whole(b)];
  if (whole(step) === 0) throw new ValueError("a range without steps");
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
}
export function* py_zip(...lists) {
  const all = lists.map((x) => Array.from(each(x)));
  if (all.some((x) => x.length !== all[0].length)) throw new ValueError("zip() of lists of different length");
  for (let i = 0; i < all[0].length; i++) yield all.map((x) => x[i]);
}
const values = (args) => (args.length === 1 ? Array.from(each(args[0])) : args);
function best(args, better) {
  const all = values(args);
  if (all.length === 0) throw new ValueError("of nothing");
  return all.reduce((a, b) => (better(b, a) ? b : a));
}
export const py_max = (...args) => best(args, gt);
export const py_min = (...args) => best(args, lt);
export const py_sum = (x) => Array.from(each(x)).reduce((a, b) => op_add(a, b), 0);
export function py_sorted(x, { key = (one) => one, reverse = false } = {}) {
  const sign = reverse ? -1 : 1;
  // Numbers and lists of them; texts are not compared by what JavaScript thinks of them.
  if (Array.from(each(x)).every((one) => typeof one === "string")) return Array.from(each(x)).sort((a, b) => compareTexts(a, b) * sign);
  return Array.from(each(x)).sort((a, b) => sign * order(key(a), key(b)));
}
function compareTexts(a, b) {
  const [x, y] = [Array.from(a, (c) => c.codePointAt(0)), Array.from(b, (c) => c.codePointAt(0))];
  return order(x, y);
}
export function py_str(x) {
  if (x === null || x === undefined) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  if (typeof x === "number") return String(whole(x));
  if (typeof x === "string") return x;
  throw new TypeError_("only numbers and texts are written");
}
const IS = new Map([
  [py_int, (x) => typeof x === "boolean" || Number.isInteger(x)],
  [py_float, (x) => typeof x === "number" && !Number.isInteger(x)],
  [py_bool, (x) => typeof x === "boolean"],
  [py_str, (x) => typeof x === "string"],
  [py_list, Array.isArray],
  [py_tuple, Array.isArray],
  [py_dict, isPlain],
]);
export function py_isinstance(x, ...kinds) {
  return kinds.some((kind) => {
    const is = IS.get(kind);
    if (!is) throw new TypeError_("no known kind");
    return is(x);
  });
}
export function* product(...given) {
  const named = given.at(-1);
  if (isPlain(named)) return yield* product(...Array.from({ length: named.repeat }, () => given.slice(0, -1)).flat());
  const lists = given;
  if (lists.length === 0) return yield [];
  const [first, ...rest] = lists.map((x) => Array.from(each(x)));
  for (const one of first) for (const more of product(...rest)) yield [one, ...more];
}
// methods of its types

const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const AROUND = new RegExp(`^[${SPACE}]+|[${SPACE}]+$`, "g");
const BETWEEN = new RegExp(`[${SPACE}]+`);
export const m_append = (x, one) => void x.push(one);
export const m_copy = (x) => (x instanceof Record ? x.copy() : isPlain(x) ? { ...x } : x.slice());
export const m_get = (x, key, other = null) => (Object.hasOwn(x, key) ? x[key] : other);
export const m_index = (x, one) => {
  const at = x.findIndex((other) => eq(other, one));
  if (at < 0) throw new ValueError("not in the list");
  return at;
};
export const m_items = (x) => Object.entries(x);
export const m_strip = (x) => x.replace(AROUND, "");
export const m_lower = (x) => x.toLowerCase();
export const m_isascii = (x) => /^[\x00-\x7f]*$/.test(x);
export const m_isdigit = (x) => /^\p{Nd}+$/u.test(x);
export const m_join = (x, parts) => Array.from(parts).join(x);
export const m_split = (x) => m_strip(x).split(BETWEEN).filter(Boolean);
export const m_splitlines = (x) => {
  const found = x.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  return found.at(-1) === "" ? found.slice(0, -1) : found;
};
export const m_partition = (x, by) => {
  const i = x.indexOf(by);
  return i < 0 ? [x, "", ""] : [x.slice(0, i), by, x.slice(i + by.length)];
};
export const m_read_text = (x) => x;

// flat records

const VIEWS = { i1: Int8Array, u1: Uint8Array, i2: Int16Array, i4: Int32Array, u4: Uint32Array, f8: Float64Array };

/** A record; as an array of one it is itself. */
export class Record {
  #fields;
  constructor(fields) {
    this.#fields = fields;
    for (const [name, kind, lengths, value] of fields) {
      const size = lengths.reduce((a, b) => a * b, 1);
      this[name] = lengths.length ? new VIEWS[kind](size).fill(value) : value;
    }
  }
  fill(name, value) {
    if (ArrayBuffer.isView(this[name])) {
      if (isList(value)) this[name].set(value);
      else this[name].fill(whole(value));
    } else if (Object.hasOwn(this, name)) this[name] = whole(value);
    else throw new KeyError(name);
  }
  copy() {
    const made = new Record(this.#fields);
    for (const [name, , lengths] of this.#fields) made[name] = lengths.length ? this[name].slice() : this[name];
    return made;
  }
}

/** What makes records of a kind. */
export const flat = (fields) => new Record(fields);

// TOML, as `tomli_w` writes it

const ESCAPES = { "\b": "\\b", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\" };
const tomlText = (x) => `"${x.replace(/["\\\x00-\x08\x0a-\x1f\x7f]/g, (c) => ESCAPES[c] ?? `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)}"`;
const tomlKey = (x) => (/^[\w-]+$/.test(x) ? x : tomlText(x));
function tomlValue(x, depth = 0) {
  if (typeof x === "boolean") return String(x);
  if (typeof x === "number") return String(whole(x));
  if (typeof x === "string") return tomlText(x);
  if (isPlain(x)) return Object.keys(x).length ? `{ ${Object.entries(x).map(([k, v]) => `${tomlKey(k)} = ${tomlValue(v)}`).join(", ")} }` : "{}";
  if (x.length === 0) return "[]";
  const indent = "    ".repeat(depth + 1);
  return `[\n${x.map((one) => indent + tomlValue(one, depth + 1)).join(",\n")},\n${"    ".repeat(depth)}]`;
}
const fitsInline = (x) => {
  const text = `    ${tomlValue(x)},`;
  return Array.from(text).length <= 100 && !text.includes("\n");
};
function* tomlTable(table, name, listed = false) {
  const [literals, tables] = [[], []];
  for (const [key, value] of Object.entries(table)) {
    if (isPlain(value)) tables.push([key, value, false]);
    else if (Array.isArray(value) && value.length > 0 && value.every(isPlain) && !value.every(fitsInline)) for (const one of value) tables.push([key, one, true]);
    else literals.push([key, value]);
  }
  let begun = false;
  if (listed || (name && (literals.length > 0 || tables.length === 0))) {
    begun = true;
    yield listed ? `[[${name}]]\n` : `[${name}]\n`;
  }
  for (const [key, value] of literals) {
    begun = true;
    yield `${tomlKey(key)} = ${tomlValue(value)}\n`;
  }
  for (const [key, value, more] of tables) {
    if (begun) yield "\n";
    begun = true;
    yield* tomlTable(value, name ? `${name}.${tomlKey(key)}` : tomlKey(key), more);
  }
}
export const toml = (data) => Array.from(tomlTable(data, "")).join("");
