/** Search and folding; hidden until the script that serves it has started. */
export function Toolbar() {
  return (
    <search class="toolbar" hidden>
      <form>
        <label for="search">Search the report</label>
        <input
          id="search"
          type="search"
          autoComplete="off"
          spellcheck={false}
          placeholder="Press / to search"
          aria-describedby="found"
        />
        <button type="button" data-fold="open">
          Open all
        </button>
        <button type="button" data-fold="close">
          Close all
        </button>
        <output id="found" for="search" />
      </form>
    </search>
  );
}
