"use strict";module.exports={"report/text/commands"(k,p,v,H){let R;const x=()=>R??=p("report/escape");let N;const O=()=>N??=p("report\
/view/columns");let E;const T=()=>E??=p("report/view/edit-lines");let L;const S=()=>L??=p("report/view/error-lines");let C;
const l=()=>C??=p("report/view/finding");let M;const B=()=>M??=p("report/view/marked-lines");let G;const I=()=>G??=p("re\
port/view/output");let U;const m=()=>U??=p("report/view/words");let W;const i=()=>W??=p("report/text/layout");v(k,{LONGEST_SENTENCE:()=>c,
alsoBlockedRows:()=>A,blockedRows:()=>j,explanation:()=>u,failedRows:()=>P,fixRows:()=>_,markedCommand:()=>g});const c=600,
h={quiet:8,verbose:200};function j({lead:e,others:n},o){const{main:t,further:s}=(0,l().reasonsOf)(e.findings);return[...f(
e,"blocked",o),...(0,i().labelled)(o,"",a(e,o)),...t?u(t,o):(0,i().prose)(o,"why",(0,m().clipCounted)(e.gene.summary,c)),
...s.flatMap(({message:r,rule:d})=>(0,i().prose)(o,"also",`${(0,m().clip)(r,c)} (${(0,m().clip)(d,60)})`)),...w(n,o)]}function A({
lead:e,others:n},o,t){const s=(0,l().ownRemedy)(e.findings,o.findings);return[...f(e,"blocked",t),...(0,i().labelled)(t,
"",a(e,t)),...(0,i().prose)(t,"why","The reason is the same as above."),...s?(0,i().prose)(t,"fix",(0,m().clip)(s,c),{label:"\
good"}):[],...w(n,t)]}function a({command:e,findings:n},o){const t=n.flatMap(({span:s})=>s??[]);return g(e.command,t,o)}
function g(e,n,o,{tone:t="bad",...s}={}){return(0,B().markedLines)(e,n,{columns:(0,i().roomOf)(o),...s}).map(r=>o.paint(
/^ *\^[ ^]*$/.test(r)?t:"strong",r))}function P({lead:e,others:n},o){const{outcome:t}=e.command;if(t===void 0)return[];const s=o.
verbose?h.verbose:h.quiet,[r]=e.findings;return[...f(e,"failed",o),...(0,i().labelled)(o,"",[...a({...e,findings:[]},o),
...(0,S().errorLines)(t,s,(0,i().roomOf)(o)-2).map(d=>`${o.paint("quiet","\u2502")} ${d}`)]),...(0,i().prose)(o,"why",`I\
t ${(0,I().statusWords)(t)} after ${(0,m().duration)(t.duration_ms)}.${z(r)}`),...r?_(r,o):[],...w(n,o)]}function z(e){return e&&
(0,l().isMissingTarget)(e)?` ${(0,m().clip)(e.message,c)}`:""}function f({gene:e,command:n,position:o},t,s){const r=(0,i().
roomOf)(s),d=n.location?.path??e.path,b=`:${n.location?.line??e.line}`,$=`, command ${o} of ${e.commands.length}`;return(0,i().
labelled)(s,t,[(0,i().shortName)(e.id,r-$.length)+$,s.paint("quiet",(0,i().shortName)(d,r-b.length)+b)],"bad")}function u(e,n){
return[...(0,i().prose)(n,"why",(0,m().clipCounted)(e.message,c)),..._(e,n,e.edit)]}function _({remedy:e,rule:n},o,t){return[
...(0,i().prose)(o,"fix",(0,m().clip)(e,c),{label:"good"}),...D(t,o),...F(n,o)]}function D(e,n){const o=(0,T().editLines)(
e).flatMap(t=>(0,O().chop)((0,x().terminal)(t),(0,i().roomOf)(n)).map(s=>n.paint(t.startsWith("-")?"bad":"good",s)));return o.
length>0?(0,i().labelled)(n,"",o):[]}function F(e,n){return(0,i().labelled)(n,"see",[n.paint("quiet",(0,i().shortName)(`\
gene-gate explain ${e}`,(0,i().roomOf)(n)))])}function w(e,n){if(e.length===0)return[];const o=[...new Set(e.map(({gene:s})=>(0,m().
clip)(s.id,40)))],t=o.length>3?` and ${o.length-3} more`:"";return(0,i().prose)(n,"repeated",`Same problem in ${(0,m().count)(
e.length,"other command")}, in ${o.slice(0,3).join(", ")}${t}.`)}}};
