/**
 * Handles the choice of a command's status: other commands are not displayed, nor are genes without a
 * command of that status. The search hides items by their attribute, so this uses a class, and both apply.
 */
export function serveFilter(toolbar: HTMLElement): void {
  const choice = toolbar.querySelector('select');
  const commands = [...document.querySelectorAll<HTMLElement>('[data-status]')];
  const genes = [...document.querySelectorAll<HTMLDetailsElement>('.gene')];
  choice?.addEventListener('change', () => {
    const { value } = choice;
    const isShown = (command: HTMLElement) => value === '' || command.dataset.status === value;
    const shown = new Set<Element | null>();
    for (const command of commands) {
      command.classList.toggle('filtered', !isShown(command));
      if (isShown(command)) shown.add(command.closest('.gene'));
    }
    for (const gene of genes) {
      gene.classList.toggle('filtered', value !== '' && !shown.has(gene));
      if (value !== '') gene.open = shown.has(gene);
    }
    if (value !== '') document.getElementById('genes')?.scrollIntoView();
  });
}
