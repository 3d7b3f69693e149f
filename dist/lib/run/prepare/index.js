"use strict";module.exports={"run/prepare/lines"(m,t,c,v){let _;const i=()=>_??=t("command/lex/lex");let d;const s=()=>d??=t("error");
let p;const h=()=>p??=t("rules/catalogue");let w;const o=()=>w??=t("rules/finding");c(m,{readPrepare:()=>y});function y(e){
const l=e.split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));if(l.length===0)throw g("`prepare` has n\
o command","Name a command.");return l.map(u)}function u(e){const{words:a,assignments:l,problems:n}=(0,i().lex)(e),f=n.find(
({rule:r})=>(0,h().ruleOf)(r).severity==="error");if(f?.rule==="shell-operator")throw g(`The prepare line \`${e}\` contai\
ns a shell operator`,"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all ea\
rlier ones passed.");if(f){const{message:r}=(0,o().describe)((0,o().problemFinding)(f));throw g(`The prepare line \`${e}\
\` cannot be read: ${r}`,"Write plain words, or put the step into a script and name the script.")}return{command:e,argv:a.
map(({text:r})=>r),assignments:Object.fromEntries(l.map(({name:r,value:x})=>[r,x]))}}function g(e,a){return new(s()).GateError(
"input_invalid",e,a)}},"run/prepare/npm-settings"(m,t,c,v){let _;const i=()=>_??=t("node:path");c(m,{npmForPrepare:()=>d});
function d({npm:s}){const p=s&&(0,i().join)((0,i().dirname)(s.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"\
git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"\
false",npm_config_fund:"false",npm_config_audit:"false",...p&&{npm_config_node_gyp:p}}}},"run/prepare/output"(m,t,c,v){let _;
const i=()=>_??=t("error");let d;const s=()=>d??=t("run/safe-line");c(m,{withOutput:()=>w});const p=5,h=1e3;function w(o,{
lines:y}){const u=y.at(-1)?.outcome;if(u===void 0)return o;const e=[u.stderr,u.stdout].map(({head:n,tail:f})=>(f||n).trim()).
find(n=>n!=="");if(e===void 0)return o;const a=e.split(`
`).slice(-p).map(s().safeLine).join(" | "),l=`${o.message} It printed: ${a.slice(-h)}`;return new(i()).GateError(o.code,
l,o.hint,{cause:o.cause})}}};
