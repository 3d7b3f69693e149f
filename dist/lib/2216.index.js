"use strict";exports.id=2216,exports.ids=[2216],exports.modules={72216:function(w,$,d){Object.defineProperty($,"__esModule",{value:!0}),
$.completionVerb=void 0;function l(){const e=d(63314);return l=function(){return e},e}function s(){const e=d(38863);return s=
function(){return e},e}function r(){const e=d(36773);return r=function(){return e},e}const p=e=>(n,t)=>new(l()).Command(
"completion").addArgument(new(l()).Argument("<shell>","shell").choices(Object.keys(_))).action(async a=>{n.print(_[a](await e(
n))),t(0)});$.completionVerb=p;const _={bash:e=>`_gene_gate() {
  local words='${e.map(n=>n.name()).join(" ")}'
  [ "$COMP_CWORD" -gt 1 ] && case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
${e.flatMap(n=>n.options.flatMap(t=>g(n.name(),t))).join(`
`)}
${e.map(n=>`    "${n.name()} "*) words='${[...O(n),...n.options.map(i)].join(" ")}' ;;`).join(`
`)}
    *) words='' ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o bashdefault -o default -F _gene_gate ${s().TOOL.name}
`,zsh:e=>`#compdef ${s().TOOL.name}
_gene_gate() {
  local -a verbs=(
${e.map(n=>`    ${(0,r().singleQuoted)(`${n.name()}:${n.description()}`)}`).join(`
`)}
  )
  (( CURRENT == 2 )) && { _describe verb verbs; return; }
  local verb=$words[2]
  shift words
  (( CURRENT -= 1 ))
  case $verb in
${e.map(n=>`    ${n.name()}) _arguments ${b(n)} ;;`).join(`
`)}
  esac
}
compdef _gene_gate ${s().TOOL.name}
`,fish:e=>`${e.flatMap(n=>{const t=`complete -c ${s().TOOL.name} -n '__fish_seen_subcommand_from ${n.name()}'`,a=O(n);return[
`complete -c ${s().TOOL.name} -n __fish_use_subcommand -f -a ${n.name()} -d ${(0,r().singleQuoted)(n.description())}`,...a.
length>0?[`${t} -f -a '${a.join(" ")}'`]:[],...n.options.map(o=>{const c=f(o)?.join(" ")??"",u=m(o)?` -r${c&&` -f -a '${c}\
'`}`:"";return`${t} -l ${i(o).slice(2)}${u} -d ${(0,r().singleQuoted)(o.description)}`})]}).join(`
`)}
`},i=({long:e})=>e??"",m=({required:e,optional:n})=>e||n,f=({argChoices:e})=>e;function O({registeredArguments:e}){return e.
flatMap(({argChoices:n=[]})=>n)}function g(e,n){return m(n)?[`    "${e} ${i(n)}") words='${f(n)?.join(" ")??""}' ;;`]:[]}
function b(e){const n=O(e),t=e.options.map(o=>{const c=o.description.replace(/[[\]\\]/g,"\\$&"),u=f(o),j=m(o)?`:value:${u?
`(${u.join(" ")})`:"_files"}`:"";return`${i(o)}[${c}]${j}`}),a=n.length>0?[`1:word:(${n.join(" ")})`]:[];return[...t,...a,
"*:file:_files"].map(r().singleQuoted).join(" ")}}};
