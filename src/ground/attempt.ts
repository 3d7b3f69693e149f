/** Calls a function and returns its result, or undefined if it throws. */
export function attempt<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
