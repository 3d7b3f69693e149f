"use strict";module.exports={"command/resolve/scripts-that-run"(R,p,$,et){let E;const x=()=>E??=p("node:path");let B;const b=()=>B??=
p("repo/paths");let C;const S=()=>C??=p("rules/finding");let D;const T=()=>D??=p("command/resolve/npm-project");let F;const G=()=>F??=
p("command/resolve/npm-quote");let H;const J=()=>H??=p("command/resolve/npm-settings");let K;const L=()=>K??=p("command/\
resolve/npmrc");let M;const v=()=>M??=p("command/resolve/package-json");let V;const a=()=>V??=p("command/resolve/place");
$(R,{inspectEmpty:()=>N,runsIn:()=>P,scriptText:()=>W,scriptsThatRun:()=>z});const y={selected:!1,runs:[],packages:[],problems:[]};
function W({body:t,words:r}){return[t,...r.map(({text:n})=>(0,G().quoteForScript)(n))].join(" ")}async function z(t,r,n){
const e=(0,J().readSettings)(t),s=Y(t);if(e.informs||s===void 0&&t.subcommand!=="pack")return y;const o=s===void 0&&!nt(
t),c=await(0,T().findPackages)(e,r,n,o);if("problems"in c)return{...y,problems:c.problems};const{project:i,selected:u}=c,
h=e.ignoreScripts??await X({...r,directory:i}),f={...e,ignoreScripts:h},_=s??"pack",j=s===void 0?st(t,r,u?c.directories:
void 0):[];if("problems"in j)return{...y,project:i,selected:u,problems:j.problems};const O=s===void 0?j:c.directories,w=[],
k=[...c.missing,...await Q(c,e,r,n,o)];for(const l of O){const m=await(0,v().readPackageJson)(r.tree,l),I={...r,directory:l};
if(m===v().INVALID||m===void 0){const d=x().posix.join(l,"package.json"),ot=m?(0,a().fails)("package-json-invalid",n,{path:d}):
(0,a().fails)("package-json-missing",n,{directory:l});k.push(...ot.problems)}else if(s===void 0)w.push(...rt(m,l,f));else if(Z(
m,I,_)){const d=P(m,I,_,t.passthrough,f);w.push(...d),k.push(...N(d,_,m.path,I,n))}else{const d={script:_,passes:f.ifPresent};
k.push(...(0,a().fails)("npm-script-missing",n,d).problems)}}return{project:i,selected:u,runs:w,packages:O,problems:k}}async function Q({
project:t,directories:r},n,{base:e,...s},o,c){const i=x().posix.join(t,"package.json");if(e===void 0||!s.changed.has(i))
return[];const u=await(0,T().findPackages)(n,{...s,tree:e},o,c);if("problems"in u)return[];const h=u.directories.filter(
f=>!r.includes(f));return h.length===0?[]:[(0,S().problemAt)("workspaces-changed",o,{path:i,lost:h})]}function N(t,r,n,{
via:e},s){if(t.some(({event:c,body:i})=>c===r&&!U(i)))return[];const o=e===void 0?"npm-script-empty":"npm-script-empty-p\
art";return[(0,S().problemAt)(o,s,{script:r,path:n})]}function U(t){return t.split(`
`).every(r=>/^\s*(?:#|$)/.test(r))}async function X(t){const r=await(0,L().readNpmrc)(t);return"settings"in r&&r.settings["\
ignore-scripts"]===!0}function Y({subcommand:t,operands:r}){switch(t){case"run":return r[0]?.text;case"test":case"start":case"\
stop":case"restart":return t;default:return}}function Z({scripts:t},r,n){return t.has(n)||n==="restart"||n==="env"?!0:n===
"start"&&A(r)}function P(t,r,n,e,s){const{directory:o}=r,c=t.scripts.get(n)??"",i=c===""?q(n,r):{body:c};return[...g(t,o,
[`pre${n}`],s),...i?[{directory:o,event:n,words:e,...i}]:[],...g(t,o,[`post${n}`],s)]}function q(t,r){return t==="restar\
t"?{body:"npm stop --if-present && npm start",builtIn:"restart"}:t==="start"&&A(r)?{body:"node server.js",builtIn:"serve\
r"}:t==="env"?{body:"env"}:void 0}function A(t){const r=(0,b().resolveInTree)(t.tree,(0,a().from)(t,"server.js"));return r.
kind==="outside"||r.kind==="inside"&&(0,v().isRegular)(r.entry.kind)}const tt=["prepack","prepare","postpack"];function rt(t,r,n){
return n.ignoreScripts?g(t,r,["prepare"],{...n,ignoreScripts:!1}):g(t,r,tt,n)}function g({scripts:t},r,n,{ignoreScripts:e}){
return e?[]:n.flatMap(s=>{const o=t.get(s);return o?[{directory:r,event:s,body:o,words:[]}]:[]})}function nt({operands:t}){
return t.length===0||t.some(({text:r})=>r===".")}function st({operands:t},r,n){const e=n?[...n]:[];!n&&t.length===0&&e.push(
r.directory);for(const{text:s,span:o}of t){if(n&&s===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(s))return(0,a().fails)("do\
wnloads",o,{program:"npm",flag:s});const c=s.startsWith("/")?void 0:(0,b().normalise)((0,a().from)(r,s)),i=c===void 0?void 0:
(0,b().resolveInTree)(r.tree,c);if(i===void 0||i.kind==="outside")return(0,a().fails)("target-outside",o,{path:s,reason:i?
"symlink":"above"});if(i.kind!=="inside")return(0,a().fails)("target-missing",o,{path:s});if(i.entry.kind!=="directory")
return(0,a().fails)("target-not-a-file",o,{path:s,reason:"archive"});e.push(i.path)}return e}}};
