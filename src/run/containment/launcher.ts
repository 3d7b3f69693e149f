import { LIST_WRITTEN } from './list-written.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expansion of the shell
const WITHOUT_STOP = '${word%.}';

/**
 * Starts a command in its own part of a prepared view (see `view-script.ts`), as root of new
 * namespaces. The script is constant: every value is an argument, and is only used in quotes. Every
 * program that it starts costs a command a millisecond.
 *
 * Arguments: the report, the checkout, the uid and gid of the user that the command runs as or empty
 * strings, the limit of written bytes, four files by which a process joins a group or /dev/null, then
 * the words that drop privileges.
 *
 * - It is started before there is a command, and waits for its words on standard input: their number, then
 *   one in each line, with escapes for backslashes and line breaks.
 * - A tmpfs stores everything that is written, so it is limited in size and removed with the
 *   namespace. An empty file needs a kilobyte of memory, too. A shared one already exists (see `SHARE_VIEW`): commands share the checkout, but not
 *   home and temp.
 * - The gate controls the command through the rest of standard input: a line requests everything to end, and its
 *   end (also when the gate itself ends) kills everything.
 * - The command runs in the foreground, because a shell makes background jobs ignore SIGINT, and
 *   with its own outputs, so that the shell's messages about its end are discarded.
 * - If the memory of the machine is used up, the kernel ends the command first.
 * - Only the command joins its groups, so that the cost of starting it is not counted, except the last one: a shell
 *   has no further descriptor for it.
 * - The report contains `ready` when the command is about to start, and then {@link LIST_WRITTEN}.
 */
export const LAUNCHER = String.raw`
set -eu
umask 022
report=$1 checkout=$2 user=$3 group=$4 size=$5
exec 3>"$report" 4<&0 7>"$6" 8>"$7" 9>"$8" </dev/null
echo 0 >"$9"
shift 9
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null & fi
cd /.gene-gate
shared=
if [ -d own/upper ]; then
  shared=1
  rm -rf own/tmp own/home own/shm
else
  mount -t tmpfs -o "size=$size,nr_inodes=$((size / 1024)),mode=0755" gene-gate own
fi
if [ -n "$user" ]; then
  (cd own && xargs -0 install -d -o "$user" -g "$group" -- <../run/folders)
else
  (cd own && xargs -0 mkdir -p -- <../run/folders)
fi
exec 5<own/upper
mount -a -T run/mounts
cd "$checkout"
wait
read -r count <&4 || exit 0
while [ "$count" -gt 0 ]; do
  IFS= read -r word <&4 || exit 0
  case $word in *\\*) word=$(printf '%b.' "$word") word=${WITHOUT_STOP} ;; esac
  set -- "$@" "$word"
  count=$((count - 1))
done
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- 7>&- 8>&- 9>&- >/dev/null 2>&1 &
exec 4<&- 6>&2 2>/dev/null
limits=$(ulimit -a)
status=0
(
  echo 1000 >/proc/self/oom_score_adj || :
  echo 0 >&7 && echo 0 >&8 && echo 0 >&9 && printf 'ready\0' >&3 &&
    exec "$@" 2>&6 3>&- 5<&- 6>&- 7>&- 8>&- 9>&-
) || status=$?
kill -KILL -1 || :
${LIST_WRITTEN}exit "$status"
`;
