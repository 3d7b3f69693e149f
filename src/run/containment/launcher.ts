/**
 * Starts a command in its own part of a prepared view (see `view-script.ts`), as root of fresh
 * namespaces. The text is constant: every value reaches it as an argument, and is only ever used
 * between quotes. Every program that it starts costs a command a millisecond.
 *
 * Arguments: the report, the checkout, the numbers of another user and group that the command runs as
 * or nothing, the bytes that it may write, three files by which a process joins a group or /dev/null,
 * then the words that give up privileges and start it.
 *
 * - A tmpfs holds everything that is written, so it has a size and is gone with the namespace. One that
 *   commands share is there already (see `SHARE_VIEW`); they share the checkout, not home and temp.
 * - Standard input is the gate's hold on the command: a line asks everything to end, and its end
 *   (also that of the gate itself) kills everything.
 * - The command runs in the foreground, because a shell makes background jobs ignore SIGINT, and
 *   with outputs of its own, so that the shell's words about how it died go nowhere.
 * - Only the command joins its groups: what it takes to start it is not counted.
 * - The report says `ready` when the command is about to start. Afterwards it lists what stands in
 *   the upper layer (`find`'s letter for the type, a stamp that each change changes, a space, then the
 *   path) and, with `=`, what is still there in each folder that was touched. It is bounded, and complete only if it ends with `end`.
 */
export const LAUNCHER = String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
shift 8
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
if [ -d own/upper ]; then
  rm -rf own/tmp own/home
else
  mount -t tmpfs -o "size=$size,mode=0755" gene-gate own
fi
if [ -n "$user" ]; then
  install -d -o "$user" -g "$group" own/upper own/work own/tmp own/home
else
  mkdir -p own/upper own/work own/tmp own/home
fi
exec 5<own/upper
mount -a -T run/mounts
cd "$checkout"
wait
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
status=0
(
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
written=
for each in /proc/self/fd/5/* /proc/self/fd/5/.[!.]* /proc/self/fd/5/..?*; do
  if [ -e "$each" ] || [ -L "$each" ]; then written=1; fi
done
if [ -n "$written" ]; then
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%i:%C@ %P\0'
    find /proc/self/fd/5/. -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 4194304 >&3
fi
printf 'end\0' >&3
exit "$status"
`;
