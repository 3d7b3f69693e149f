/**
 * Runs the scripts of one npm command in their order, as a POSIX shell: each in its directory, with its
 * variables, as one program. The script is constant: every value is an argument, and is only used in
 * quotes. The last program takes the place of the shell, so that a command with one script costs one
 * `exec`, and its exit code and signal are its own.
 *
 * Arguments, for each script: how many of them follow, its package, its directory, npm's heading, how many
 * variables follow, these as `NAME=value`, and the words of the program.
 *
 * - A script that fails ends its package; other packages go on, and the last failure is the exit code.
 *   npm does the same with workspaces. Without workspaces, all scripts are of one package.
 * - A signal to the shell ends it after the running script, which has received it too. That of a script
 *   is an exit code above 128, as where npm's own shell does not replace itself.
 */
export const DRIVER = String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`;
