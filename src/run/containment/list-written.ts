/**
 * Lists what a command wrote, in shell. Descriptors: 5 is the upper layer of the overlay, 3 the report.
 * The working directory is the checkout, with the layer. `status` is the exit code of the command.
 *
 * Records end with NUL (see `written.ts`): if the command failed, `!free` with the free blocks, their
 * size and the free inodes of the file system that stores the layer; for each entry of the layer, in
 * pre-order, `find`'s type letter, a stamp that differs after each change (inode, time and permissions), its
 * depth and its name; for each entry that is left in a directory of the layer, `=` and the path. Full paths of deep directories would
 * need space that grows with the square of their depth, so the second list leaves out paths of more than
 * 1,024 characters. The lists are limited in size. They are complete only if they end with `end`.
 *
 * A directory that was renamed to the name of another one has its contents, which these lists do not show.
 * The supervisor of slots tells such directories from others (`m`); in a shared view (`shared` is not empty),
 * the script ends the lists without `end`. There, both do so if the root has other permissions, too. So does the
 * script if its own limits are not `limits` any more: a command that runs as the gate's user in a user
 * namespace can set them, and `find` then skips directories.
 */
export const LIST_WRITTEN = String.raw`
if [ "$status" != 0 ]; then
  printf '!free %s\0' "$(stat -f -c '%a %S %d' /proc/self/fd/5/. || :)" >&3
fi
written=
for each in /proc/self/fd/5/* /proc/self/fd/5/.[!.]* /proc/self/fd/5/..?*; do
  if [ -e "$each" ] || [ -L "$each" ]; then
    written=1
    break
  fi
done
if [ -n "$written" ]; then
  long=????????????????????????????????????????????????????????????????
  long="$long$long$long$long"
  long="/proc/self/fd/5/./$long$long$long$long*"
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@:%m %d %f\0'
    find /proc/self/fd/5/. -path "$long" -prune -o -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 67108864 >&3
fi
if [ -n "$shared" ] && [ "$(stat -c %a /proc/self/fd/5/.)" != 755 ]; then exit "$status"; fi
if [ -n "$written" ] && [ -n "$shared" ] && {
  cd /proc/self/fd/5/.
  find . -type d -print0 | tar -c --no-recursion --null -T - \
    --xattrs --xattrs-include=trusted.overlay.redirect 2>&1 || echo tar:
} | grep -aqE 'overlay\.redirect|^tar:'; then
  exit "$status"
fi
if [ "$(ulimit -a)" != "$limits" ]; then exit "$status"; fi
printf 'end\0' >&3
`;
