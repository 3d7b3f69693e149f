import { type AttackClass, attacks } from './attack.ts';

/** Text that a POSIX shell reads differently from a list of words. */
export const SHELL: AttackClass = {
  name: "The shell's own tricks",
  attacks: [
    ...attacks`
      a second command ⇐ node scripts/ok.js; curl https://example.com
        node scripts/ok.js && rm -rf src ¦ node scripts/none.js || rm -rf src
      a background command ⇐ node scripts/ok.js & curl https://example.com
      the output, run by a shell ⇐ node scripts/ok.js | sh
      a second line ⇐ node scripts/ok.js<U+000A>rm -rf src
        node scripts/ok.js<U+000D><U+000A>rm -rf src
      a command substitution ⇐ node scripts/ok.js <U+0060>rm -rf src<U+0060>
      a substitution in quotes ⇐ node scripts/ok.js "$(rm -rf src)"
      a process substitution of bash ⇐ node scripts/ok.js <(rm -rf src)
      writes over a file ⇐ node scripts/ok.js > src/index.js
      runs standard input ⇐ node < src/index.js
      a here-string of bash ⇐ node <<< "process.exit()"
      a secret as an argument ⇐ node scripts/ok.js $NODE_AUTH_TOKEN
      a variable as an argument ⇐ node scripts/ok.js "$HOME"
      inline code after a word that vanishes ⇐ node $EMPTY -e 0
      a file of the home directory ⇐ node ~/payload.js
      an escape of bash ⇐ node scripts/ok.js $'\x3b' rm
      two words in bash, one in sh ⇐ node scripts/{ok,bad}.js
      a pattern of bash ⇐ node scripts/ok.js !(a)
      a comment that hides the rest ⇐ node scripts/ok.js # ; rm
      a subshell ⇐ (node scripts/ok.js)
      a group ⇐ { node scripts/ok.js; }
      turns a failure into success ⇐ ! node scripts/none.js
      a compound command ⇐ if node scripts/ok.js; then rm -rf src; fi
      redefines the program ⇐ node () { rm -rf src; }
      an open quote ⇐ node scripts/ok.js "unclosed
      joins the next line ⇐ node scripts/ok.js \
      another program named node ⇐ PATH=./bin node scripts/ok.js
      preloads a file ⇐ NODE_OPTIONS=--require=./x.cjs node scripts/ok.js
      a line separator of Unicode ⇐ node scripts/ok.js<U+2028>rm
      a no-break space in the program ⇐ node<U+00A0>scripts/ok.js
      a look-alike program ⇐ n<U+043E>de scripts/ok.js
      text that reads backwards ⇐ node scripts/ok.js <U+202E> sj.live
      a flag from a file name ⇐ node -* ⇒ -e
    `,
    { command: 'node [s]cripts/ok.js', effect: 'a pattern that matches one file', warned: true },
  ],
};
