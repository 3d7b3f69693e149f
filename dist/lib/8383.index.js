"use strict";exports.id=8383,exports.ids=[8383],exports.modules={27809:function(D,l,$){Object.defineProperty(l,"__esModule",{value:!0}),
l.listRows=P,l.markedCommand=w,l.rowBlocks=E,l.rowLines=k;function T(){const n=$(10289);return T=function(){return n},n}
function g(){const n=$(50427);return g=function(){return n},n}function v(){const n=$(88611);return v=function(){return n},
n}function b(){const n=$(23408);return b=function(){return n},n}function M(){const n=$(94965);return M=function(){return n},
n}function d(){const n=$(31626);return d=function(){return n},n}const L=600;function E(n,e,{most:t,noun:s,all:o=(0,b().sizeOfRows)(
n)}){const i=e.verbose?n:(0,b().shownRows)(n,t),a=o-(0,b().sizeOfRows)(i);return[...i.map(p=>k(p,e)),...a>0?[(0,d().leftOut)(
(0,M().count)(a,`other ${s}`),e)]:[]]}const R=12,j="--verbose shows how a person accepts these in the policy.";function P({
label:n,noun:e,note:t,rows:s,copy:o},i){const{shown:a,rest:p}=(0,d().limited)(s,R,e,i),N=a.map(({notes:r})=>JSON.stringify(
r));return[...a.flatMap((r,O)=>{const S=!i.verbose&&N[O]===N[O+1];return k(S?{...r,notes:[]}:r,i,O===0?n:"")}),...p,...s.
length>0&&t?(0,d().prose)(i,"",t,{text:"quiet"}):[],...o&&i.verbose?m(o,i):[],...o&&!i.verbose?(0,d().prose)(i,"",j,{text:"\
quiet"}):[]]}function k(n,e,t=""){const{status:s=t,tone:o,name:i,word:a,words:p,command:N,blocks:r=[],notes:O,rows:S=[]}=n,
W=[...i===void 0?[]:[`${i}${a===void 0?"":` (${a})`}`],...p===void 0?[]:[p]].join(": "),A=n.isWhole?Number.MAX_SAFE_INTEGER:
L,F=o==="quiet"?{}:{text:o},G=n.status===void 0?F:{label:o};return[...W===""?[]:(0,d().prose)(e,s,(0,M().clipCounted)(W,
A),G),...I(n,e),...N===void 0?[]:(0,d().labelled)(e,"",w(N,n.spans??[],e)),...r.flatMap(C=>m(C,e)),...f(O,e),...n.rule===
void 0?[]:h(n.rule,e),...n.isFolded&&e.verbose?S.flatMap(C=>c(C,e)):[]]}function I({name:n,place:e,also:t,isFolded:s},o){
const a=[...e===void 0||s||n?.startsWith(e.path)?[]:[`${(0,M().clip)(e.path,200)}:${e.line}`],...t?[t]:[]];return a.length===
0?[]:(0,d().prose)(o,"",a.join("; "),{text:"quiet"})}function c({command:n,status:e,words:t,notes:s},o){if(n===void 0)return[];
const a=[[e,t].filter(Boolean).join(", "),...s.map(({text:p})=>p)].flatMap(p=>(0,g().chop)((0,T().terminal)((0,M().clip)(
p,L)),(0,d().roomOf)(o)-4));return(0,d().labelled)(o,"",[...(0,v().markedLines)(n,[],(0,d().roomOf)(o)-2).map(p=>`  ${p}`),
...a.map(p=>`    ${o.paint("quiet",p)}`)])}function w(n,e,t,s="bad"){return(0,v().markedLines)(n,e,(0,d().roomOf)(t)).map(
o=>t.paint(/^ *\^[ ^]*$/.test(o)?s:"strong",o))}function m({lines:n,language:e,isFolded:t,...s},o){if(t)return[];const i=e===
"diff"?"Its diff":s.title,a=i===void 0?`${o.paint("quiet","\u2502")} `:"",p=n.map(r=>r.replace(/^gene-gate /,`${o.name} `));
if(e==="sh")return[...(0,d().prose)(o,"",`${i}:`),...(0,d().labelled)(o,"",p)];const N=n.flatMap(r=>(0,g().chop)((0,T().
terminal)(r.replaceAll("	","    ")),(0,d().roomOf)(o)-(a===""?0:2)).map(O=>{const S=r.startsWith("-")?"bad":r.startsWith(
"+")?"good":void 0;return a+(S&&e==="diff"?o.paint(S,O):O)}));return[...i===void 0?[]:(0,d().prose)(o,"",n.length>0?`${i}\
:`:i),...(0,d().labelled)(o,"",N)]}const u=12;function f(n,e){const t=n.filter(({isMinor:i})=>e.verbose||!i),{shown:s,rest:o}=(0,d().
limited)(t,u,"remark",e);return[...s.flatMap(({label:i,text:a,tone:p="quiet"})=>{const N=(0,M().clipCounted)(a,L);return i===
void 0?(0,d().prose)(e,"",N,{text:p}):(0,d().prose)(e,i,N,{label:p})}),...o]}function h(n,e){const t=(0,d().roomOf)(e),s=`${e.
name} explain ${n}`,o=(0,g().textWidth)(s)<=t?s:`explain ${n}`;return(0,d().labelled)(e,"see",[e.paint("quiet",(0,d().shortName)(
o,t))])}},88611:function(D,l,$){Object.defineProperty(l,"__esModule",{value:!0}),l.commandLine=L,l.markedLines=d,l.markedRuns=
I,l.notShown=R,l.shownParts=E;function T(){const c=$(10289);return T=function(){return c},c}function g(){const c=$(50427);
return g=function(){return c},c}function v(){const c=$(94965);return v=function(){return c},c}const b=2e3,M=200;function d(c,w,m=Number.
POSITIVE_INFINITY){return E(c,w).flatMap(({start:u,end:f,isShown:h})=>h?P(j(c,u,f,w),m).flatMap(k):[R(f-u)])}function L(c,w){
return E(c,w).map(({start:m,end:u,isShown:f})=>f?(0,T().terminal)(c.slice(m,u)):` ${R(u-m)} `).join("").trimEnd()}function E(c,w){
const m=[0,...w.map(({start:n})=>n)],u=n=>m.some(e=>e-M<=n&&n<e+M),f=[{start:0,end:0,isShown:!0}];let h=0;for(const n of c){
const e=h+n.length,t=c.length<=b||u(h),s=f.at(-1);s?.isShown===t?s.end=e:f.push({start:h,end:e,isShown:t}),h=e}return f}
function R(c){return`[${(0,v().count)(c,"character")} not shown]`}function j(c,w,m,u){const f=[];let h=w;for(const e of c.
slice(w,m)){const[t,s]=[h,h+e.length],o=(0,T().terminal)(e),i=u.some(a=>s>a.start&&t<Math.max(a.end,a.start+1));f.push({
shown:o,width:(0,g().textWidth)(o),marked:i}),h=s}const n=m===c.length&&u.some(e=>e.start>=m);return n&&f.push({shown:"",
width:1,marked:n}),f}function P(c,w){const m=[];let u=[],f=0;for(const h of c)u.length>0&&f+h.width>w&&(m.push(u),[u,f]=
[[],0]),u.push(h),f+=h.width;return[...m,u]}function k(c){const w=c.map(({shown:u})=>u).join(""),m=c.map(({width:u,marked:f})=>(f?
"^":" ").repeat(u)).join("");return[w,m.trimEnd()].filter((u,f)=>f===0||u!=="")}function I(c,{start:w,end:m},u){const f=[];
for(const{shown:h,marked:n}of j(c,w,m,u)){const e=f.at(-1);e?.marked===n?e.text+=h:f.push({text:h,marked:n})}return f}},
23408:function(D,l){Object.defineProperty(l,"__esModule",{value:!0}),l.shownRows=T,l.sizeOfRows=$;function $(g){return g.
reduce((v,{size:b=1})=>v+b,0)}function T(g,v){if(g.length<=v)return g;const b=new Map(g.toReversed().map(L=>[L.rule,L])),
M=L=>b.get(L.rule)===L;return[...g.filter(M),...g.filter(L=>!M(L))].slice(0,Math.max(v,Math.min(b.size,2*v)))}},38319:function(D,l,$){
Object.defineProperty(l,"__esModule",{value:!0}),l.claimList=k,l.isTold=M,l.machineList=L,l.readList=P,l.uncountedList=h;
function T(){const n=$(78261);return T=function(){return n},n}function g(){const n=$(18118);return g=function(){return n},
n}function v(){const n=$(13580);return v=function(){return n},n}function b(){const n=$(94965);return b=function(){return n},
n}function M({rule:n,severity:e,suppressed:t}){return(0,v().ruleOf)(n)?.listed===!0&&e!=="error"&&!t}const d={new:"new",
changed:"changed",removed:"removed",script_changed:"script changed"};function L({agent_files:n=[],findings:e}){const t=new Map(
e.map(r=>[r.id,r])),s=n.flatMap(r=>r.entries.map(O=>{const[S]=(O.findings??[]).flatMap(z=>t.get(z)??[]).sort(T().byHarm);
return{file:r,entry:O,worst:S}})),o=s.toSorted(({worst:r},{worst:O})=>r&&O?(0,T().byHarm)(r,O):+!r-+!O).map(({file:r,entry:O,
worst:S})=>{const{event:z,command:W,line:A,state:F,target:G,scripts:C}=O,H=S!==void 0&&S.harm!=="bookkeeping",Y=H&&!M(S)&&
S.message.includes(W),U=H&&M(S)?S.message:G??j(O);return{name:`${r.path}:${A}`,place:{path:r.path,line:A},...F&&{word:d[F]},
tone:H?"bad":"caution",words:z,...W!==""&&!Y&&{command:W},notes:[Y?"The dangerous command above":U].flatMap(B=>B?{text:`${(0,b().
capital)(B).replace(/\.$/,"")}.`}:[]),...C&&{files:C}}}),i=s.filter(({entry:r})=>r.state!=="removed"),a=new Set(i.map(({
file:r})=>`${r.tool} ${r.approval}.`)),p="This holds on the machine of everybody who opens the branch. The gate ran none\
 of it.",N=i.filter(({worst:r})=>r&&!r.suppressed);return{id:"agents",title:R(s.map(({entry:r})=>r)),label:"agents",noun:"\
command",note:[p,...a].join(" "),rows:o,...N.length>0&&{copy:E(N)}}}function E(n){return{title:"To accept these until a \
date, add to the policy of the base branch",lines:["agent_files:","  rules:",...n.flatMap(({file:t,entry:{event:s,line:o,
digest:i}})=>[`    # ${t.path}:${o} ${s}`,"    - accept:",`        ${i}`,"      reason: \u2026","      expires: YYYY-MM-\
DD"])]}}function R(n){const e=n.filter(({state:t})=>t);return e.length===0?"Commands that run automatically":e.every(({change:t})=>t!==
void 0)?"What this change lets agents do":"Commands this change runs automatically"}function j({change:n,command:e,state:t}){
if(!(n===void 0||n==="changes"&&t==="removed"))return n==="changes"&&e===""?"its meaning is not known":g().TRUST[n]}function P({
read:n=[]}){return{id:"read",title:"Files to read",label:"read",noun:"file",note:"Here, the change decides what its chec\
ks mean.",rows:n.map(({path:e,why:t,new:s,bytes:o})=>{const i=[...s?["new"]:[],...o===void 0?[]:[(0,b().size)(o)]];return{
name:e,place:{path:e,line:1},...i.length>0&&{word:i.join(", ")},tone:"quiet",words:t,notes:[]}})}}function k({capsules:n,
events:e}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...n.map(t=>({...I(t),...w(t),notes:t.
reasons.map(({rule:s,message:o})=>({text:`${o.replace(c,(i,a)=>(0,b().capital)(a))} (\`${s}\`)`}))})),...e.map(I)]}}function I({
type:n,id:e,path:t,line:s,change:o}){return{name:e,place:{path:t,line:s},tone:"quiet",words:`${n} ${o}`,notes:[]}}const c=/^The Capsule `[^`]*` is not eligible: (.)/;
function w({eligible:n}){return n===null?{tone:"quiet"}:n?{word:"eligible for promotion",tone:"good"}:{word:"not eligibl\
e for promotion",tone:"caution"}}const m=20,u={asset_store:"asset store file",validation_script:"new validation script",
reference:"not counted by the reference engine"},f={binary:"binary",long_lines:"very long lines",generated:"marked as ge\
nerated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function h({blast_radius:n}){return{id:"uncounted",
title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(n?.changed_files??[]).filter(({exempt:t,
veil:s})=>t??s).slice(0,m).map(({path:t,lines:s,exempt:o,veil:i,bytes:a})=>({name:t,tone:"quiet",words:[...a===void 0||s>
0?[(0,b().count)(s,"line")]:[],...a===void 0?[]:[(0,b().size)(a)],...o?[u[o]]:[],...i?[f[i]]:[]].join(", "),notes:[]}))}}}};
