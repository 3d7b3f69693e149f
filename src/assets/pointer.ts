/** The keys and indices that lead to a value. */
export type Pointer = readonly (string | number)[];

/** Writes a JSON Pointer (RFC 6901). */
export function pointerText(pointer: Pointer): string {
  return pointer
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
