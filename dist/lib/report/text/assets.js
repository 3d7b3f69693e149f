"use strict";module.exports={"report/text/assets"(C,l,N,Z){let O;const T=()=>O??=l("report/escape");let v;const d=()=>v??=l("report/v\
iew/assets");let x;const u=()=>x??=l("report/view/columns");let R;const g=()=>R??=l("report/view/marked-lines");let L;const E=()=>L??=
l("report/view/output");let k;const b=()=>k??=l("report/view/tones");let G;const p=()=>G??=l("report/view/words");let I;
const $=()=>I??=l("report/text/commands");let W;const e=()=>W??=l("report/text/layout");N(C,{claimsRows:()=>Q,genesRows:()=>U});
const A=12,j=3,D=12,P=12;function U({genes:o},s){if(o.length===0)return[];const t=[...o.filter(({verdict:r})=>r!=="pass"),
...o.filter(({verdict:r})=>r==="pass")],{shown:n,rest:i}=(0,e().limited)(t,A,"gene",s),m=Math.max(...n.map(r=>(0,d().commandCounts)(
r).length)),c=Math.max(P,(0,e().roomOf)(s)-D-m),a=n.map(({id:r})=>(0,e().shortName)(r,c)),_=Math.max(...a.map(u().textWidth));
return[...n.flatMap((r,f)=>F(r,(0,u().padRight)(a[f]??"",_),s)),...i]}function F(o,s,t){const{change:n,verdict:i,summary:m,
commands:c}=o,a=i==="needs_approval"?"approval":(0,p().spoken)(i),_=`${s}  ${n.padEnd(8)}  ${(0,d().commandCounts)(o)}`;
return[...(0,e().labelled)(t,a,[(0,u().clipColumns)(_,(0,e().roomOf)(t))],b().VERDICT_TONES[i]),...i==="pass"?[]:(0,e().
prose)(t,"",(0,p().clipCounted)(m,$().LONGEST_SENTENCE),{text:"quiet"}),...z(o,t),...(0,d().refusals)(o).flatMap(({profile:r,
reason:f})=>(0,e().prose)(t,"",(0,p().clip)(`Profile ${r} would block this gene: ${f}`,200),{text:"caution"})),...H(o,t),
...t.verbose?[...(0,d().remarks)(o).flatMap(r=>(0,e().prose)(t,"",(0,p().clip)(r,200),{text:"quiet"})),...c.flatMap(r=>B(
r,t))]:[]]}function H(o,s){const t=(0,d().versionWords)(o);return t?(0,e().prose)(s,"",`The gene is ${t}.`,{text:"cautio\
n"}):[]}function z(o,s){const t=(0,d().differenceWords)(o).map(m=>m.join("")),{shown:n,rest:i}=(0,e().limited)(t,j,"diff\
erence",s);return[...n.flatMap(m=>(0,e().prose)(s,"",(0,p().clip)(m,$().LONGEST_SENTENCE),{...m.startsWith("loosens ")&&
{text:"caution"}})),...i]}function B({command:o,outcome:s},t){const n=(0,g().markedLines)(o,[],{columns:(0,e().roomOf)(t)-
2});return[...(0,e().labelled)(t,"",n.map(i=>`  ${i}`)),...s?J(s,t):(0,e().labelled)(t,"",[t.paint("quiet","    not run")])]}
const M="    ",V=600,S=20;function J(o,s){const{duration_ms:t,reason:n,reused:i,resources:m,side_effects:c}=o,{peak_memory_bytes:a,
cpu_ms:_}=m??{},r=[[(0,E().statusWords)(o),(0,p().duration)(t),..._===void 0?[]:[`CPU ${(0,p().duration)(_)}`],...a===void 0?
[]:[`memory ${(0,p().size)(a)}`],...i?["reused from another gene"]:[]].join(", "),...n===void 0?[]:[n],...h("created",c),
...h("changed",c),...h("deleted",c),...c?.complete===!1?["The list of side effects is incomplete."]:[]],f=(0,e().roomOf)(
s)-M.length,Y=r.flatMap(w=>(0,u().chop)((0,T().terminal)((0,p().clip)(w,V)),f));return(0,e().labelled)(s,"",Y.map(w=>M+s.
paint("quiet",w)))}function h(o,s){const t=s?.[o]??[],n=(0,E().sideEffectCount)(o,s)-Math.min(t.length,S);return[...t.slice(
0,S).map(i=>`${o} ${i}`),...n>0?[`${o} ${n} more`]:[]]}const K=6;function Q({capsules:o,events:s},t){const n=[...o.map(c=>[
"capsule",`${(0,p().clip)(c.id,60)} ${c.change}${X(c)}`]),...s.map(({id:c,change:a})=>["event",`${(0,p().clip)(c,60)} ${a}`])],
{shown:i,rest:m}=(0,e().limited)(n,K,"claim",t);return[...i.flatMap(([c="",a=""])=>(0,e().prose)(t,c,a)),...m]}function X(o){
const{lead:s,reason:t}=(0,d().eligibilityWords)(o)??{};return[s&&`, ${s}`,t&&`: ${t}`].filter(Boolean).join("")}}};
