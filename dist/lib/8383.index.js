"use strict";exports.id=8383,exports.ids=[8383],exports.modules={27809:function(D,h,b){Object.defineProperty(h,"__esModule",{value:!0}),
h.listRows=R,h.markedCommand=j,h.rowBlocks=E,h.rowLines=T;function L(){const n=b(10289);return L=function(){return n},n}
function p(){const n=b(50427);return p=function(){return n},n}function $(){const n=b(88611);return $=function(){return n},
n}function w(){const n=b(23408);return w=function(){return n},n}function O(){const n=b(94965);return O=function(){return n},
n}function d(){const n=b(31626);return d=function(){return n},n}const v=600;function E(n,e,{most:t,noun:s,all:o=(0,w().sizeOfRows)(
n)}){const r=e.verbose?n:(0,w().shownRows)(n,t),u=o-(0,w().sizeOfRows)(r);return[...r.map(m=>T(m,e)),...u>0?[(0,d().leftOut)(
(0,O().count)(u,`other ${s}`),e)]:[]]}const N=12,C="--verbose shows how a person accepts these in the policy.";function R({
label:n,noun:e,note:t,rows:s,copy:o},r){const{shown:u,rest:m}=(0,d().limited)(s,N,e,r),M=u.map(({notes:c})=>JSON.stringify(
c));return[...u.flatMap((c,g)=>{const S=!r.verbose&&M[g]===M[g+1];return T(S?{...c,notes:[]}:c,r,g===0?n:"")}),...m,...s.
length>0&&t?(0,d().prose)(r,"",t,{text:"quiet"}):[],...o&&r.verbose?i(o,r):[],...o&&!r.verbose?(0,d().prose)(r,"",C,{text:"\
quiet"}):[]]}function T(n,e,t=""){const{status:s=t,tone:o,name:r,word:u,words:m,command:M,blocks:c=[],notes:g,rows:S=[]}=n,
I=[...r===void 0?[]:[`${r}${u===void 0?"":` (${u})`}`],...m===void 0?[]:[m]].join(": "),A=n.isWhole?Number.MAX_SAFE_INTEGER:
v,F=o==="quiet"?{}:{text:o},G=n.status===void 0?F:{label:o};return[...I===""?[]:(0,d().prose)(e,s,(0,O().clipCounted)(I,
A),G),...k(n,e),...M===void 0?[]:(0,d().labelled)(e,"",j(M,n.spans??[],e)),...c.flatMap(W=>i(W,e)),...l(g,e),...n.rule===
void 0?[]:a(n.rule,e),...n.isFolded&&e.verbose?S.flatMap(W=>P(W,e)):[]]}function k({name:n,place:e,also:t,isFolded:s},o){
const u=[...e===void 0||s||n?.startsWith(e.path)?[]:[`${(0,O().clip)(e.path,200)}:${e.line}`],...t?[t]:[]];return u.length===
0?[]:(0,d().prose)(o,"",u.join("; "),{text:"quiet"})}function P({command:n,status:e,words:t,notes:s},o){if(n===void 0)return[];
const u=[[e,t].filter(Boolean).join(", "),...s.map(({text:m})=>m)].flatMap(m=>(0,p().chop)((0,L().terminal)((0,O().clip)(
m,v)),(0,d().roomOf)(o)-4));return(0,d().labelled)(o,"",[...(0,$().markedLines)(n,[],(0,d().roomOf)(o)-2).map(m=>`  ${m}`),
...u.map(m=>`    ${o.paint("quiet",m)}`)])}function j(n,e,t,s="bad"){return(0,$().markedLines)(n,e,(0,d().roomOf)(t)).map(
o=>t.paint(/^ *\^[ ^]*$/.test(o)?s:"strong",o))}function i({lines:n,language:e,isFolded:t,...s},o){if(t)return[];const r=e===
"diff"?"Its diff":s.title,u=r===void 0?`${o.paint("quiet","\u2502")} `:"",m=n.map(c=>c.replace(/^gene-gate /,`${o.name} `));
if(e==="sh")return[...(0,d().prose)(o,"",`${r}:`),...(0,d().labelled)(o,"",m)];const M=n.flatMap(c=>(0,p().chop)((0,L().
terminal)(c.replaceAll("	","    ")),(0,d().roomOf)(o)-(u===""?0:2)).map(g=>{const S=c.startsWith("-")?"bad":c.startsWith(
"+")?"good":void 0;return u+(S&&e==="diff"?o.paint(S,g):g)}));return[...r===void 0?[]:(0,d().prose)(o,"",n.length>0?`${r}\
:`:r),...(0,d().labelled)(o,"",M)]}const f=12;function l(n,e){const t=n.filter(({isMinor:r})=>e.verbose||!r),{shown:s,rest:o}=(0,d().
limited)(t,f,"remark",e);return[...s.flatMap(({label:r,text:u,tone:m="quiet"})=>{const M=(0,O().clipCounted)(u,v);return r===
void 0?(0,d().prose)(e,"",M,{text:m}):(0,d().prose)(e,r,M,{label:m})}),...o]}function a(n,e){const t=(0,d().roomOf)(e),s=`${e.
name} explain ${n}`,o=(0,p().textWidth)(s)<=t?s:`explain ${n}`;return(0,d().labelled)(e,"see",[e.paint("quiet",(0,d().shortName)(
o,t))])}},88611:function(D,h,b){Object.defineProperty(h,"__esModule",{value:!0}),h.commandLine=v,h.markedLines=d,h.markedRuns=
j,h.notShown=N,h.shownParts=E;function L(){const i=b(10289);return L=function(){return i},i}function p(){const i=b(50427);
return p=function(){return i},i}function $(){const i=b(94965);return $=function(){return i},i}const w=2e3,O=200;function d(i,f,l=Number.
POSITIVE_INFINITY){return E(i,f).flatMap(({start:a,end:n,isShown:e})=>e?k(T(i,a,n,f),l).flatMap(P):[N(n-a)])}function v(i,f){
return E(i,f).map(({start:l,end:a,isShown:n})=>n?(0,L().terminal)(i.slice(l,a)):` ${N(a-l)} `).join("").trimEnd()}function E(i,f){
const l=[];let a=0;for(const[n,e]of C(i,f))n>a&&l.push({start:a,end:n,isShown:!1}),l.push({start:n,end:e,isShown:!0}),a=
e;return a<i.length&&l.push({start:a,end:i.length,isShown:!1}),l}function N(i){return`[${(0,$().count)(i,"character")} n\
ot shown]`}function C(i,f){if(i.length<=w)return[[0,i.length]];const l=[0,...f.map(({start:n})=>n)].toSorted((n,e)=>n-e),
a=[];for(const n of l){const e=Math.max(0,Math.min(n,i.length)-O),t=Math.min(i.length,n+O),s=a.at(-1);s&&e<=s[1]?s[1]=Math.
max(s[1],t):a.push([e,t])}return a.map(([n,e])=>[R(i,n),R(i,e)])}function R(i,f){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(i.slice(f-1,f+1))?f+1:f}function T(i,f,l,a){const n=[];let e=f;for(const s of i.slice(f,l)){const[o,r]=[e,e+s.length],
u=(0,L().terminal)(s),m=a.some(M=>r>M.start&&o<Math.max(M.end,M.start+1));n.push({shown:u,width:(0,p().textWidth)(u),marked:m}),
e=r}const t=l===i.length&&a.some(s=>s.start>=l);return t&&n.push({shown:"",width:1,marked:t}),n}function k(i,f){const l=[];
let a=[],n=0;for(const e of i)a.length>0&&n+e.width>f&&(l.push(a),[a,n]=[[],0]),a.push(e),n+=e.width;return[...l,a]}function P(i){
const f=i.map(({shown:a})=>a).join(""),l=i.map(({width:a,marked:n})=>(n?"^":" ").repeat(a)).join("");return[f,l.trimEnd()].
filter((a,n)=>n===0||a!=="")}function j(i,{start:f,end:l},a){const n=[];for(const{shown:e,marked:t}of T(i,f,l,a)){const s=n.
at(-1);s?.marked===t?s.text+=e:n.push({text:e,marked:t})}return n}},23408:function(D,h){Object.defineProperty(h,"__esMod\
ule",{value:!0}),h.shownRows=L,h.sizeOfRows=b;function b(p){return p.reduce(($,{size:w=1})=>$+w,0)}function L(p,$){if(p.
length<=$)return p;const w=new Map(p.toReversed().map(v=>[v.rule,v])),O=v=>w.get(v.rule)===v;return[...p.filter(O),...p.
filter(v=>!O(v))].slice(0,Math.max($,Math.min(w.size,2*$)))}},38319:function(D,h,b){Object.defineProperty(h,"__esModule",
{value:!0}),h.claimList=T,h.isTold=O,h.machineList=v,h.readList=R,h.uncountedList=a;function L(){const n=b(78261);return L=
function(){return n},n}function p(){const n=b(18118);return p=function(){return n},n}function $(){const n=b(13580);return $=
function(){return n},n}function w(){const n=b(94965);return w=function(){return n},n}function O({rule:n,severity:e,suppressed:t}){
return(0,$().ruleOf)(n)?.listed===!0&&e!=="error"&&!t}const d={new:"new",changed:"changed",removed:"removed",script_changed:"\
script changed"};function v({agent_files:n=[],findings:e}){const t=new Map(e.map(c=>[c.id,c])),s=n.flatMap(c=>c.entries.
map(g=>{const[S]=(g.findings??[]).flatMap(z=>t.get(z)??[]).sort(L().byHarm);return{file:c,entry:g,worst:S}})),o=s.toSorted(
({worst:c},{worst:g})=>c&&g?(0,L().byHarm)(c,g):+!c-+!g).map(({file:c,entry:g,worst:S})=>{const{event:z,command:I,line:A,
state:F,target:G,scripts:W}=g,H=S!==void 0&&S.harm!=="bookkeeping",Y=H&&!O(S)&&S.message.includes(I),U=H&&O(S)?S.message:
G??C(g);return{name:`${c.path}:${A}`,place:{path:c.path,line:A},...F&&{word:d[F]},tone:H?"bad":"caution",words:z,...I!==
""&&!Y&&{command:I},notes:[Y?"The dangerous command above":U].flatMap(B=>B?{text:`${(0,w().capital)(B).replace(/\.$/,"")}\
.`}:[]),...W&&{files:W}}}),r=s.filter(({entry:c})=>c.state!=="removed"),u=new Set(r.map(({file:c})=>`${c.tool} ${c.approval}\
.`)),m="This holds on the machine of everybody who opens the branch. The gate ran none of it.",M=r.filter(({worst:c})=>c&&
!c.suppressed);return{id:"agents",title:N(s.map(({entry:c})=>c)),label:"agents",noun:"command",note:[m,...u].join(" "),rows:o,
...M.length>0&&{copy:E(M)}}}function E(n){return{title:"To accept these until a date, add to the policy of the base bran\
ch",lines:["agent_files:","  rules:",...n.flatMap(({file:t,entry:{event:s,line:o,digest:r}})=>[`    # ${t.path}:${o} ${s}`,
"    - accept:",`        ${r}`,"      reason: \u2026","      expires: YYYY-MM-DD"])]}}function N(n){const e=n.filter(({state:t})=>t);
return e.length===0?"Commands that run automatically":e.every(({change:t})=>t!==void 0)?"What this change lets agents do":
"Commands this change runs automatically"}function C({change:n,command:e,state:t}){if(!(n===void 0||n==="changes"&&t==="\
removed"))return n==="changes"&&e===""?"its meaning is not known":p().TRUST[n]}function R({read:n=[]}){return{id:"read",
title:"Files to read",label:"read",noun:"file",note:"Here, the change decides what its checks mean.",rows:n.map(({path:e,
why:t,new:s,bytes:o})=>{const r=[...s?["new"]:[],...o===void 0?[]:[(0,w().size)(o)]];return{name:e,place:{path:e,line:1},
...r.length>0&&{word:r.join(", ")},tone:"quiet",words:t,notes:[]}})}}function T({capsules:n,events:e}){return{id:"eviden\
ce",title:"Evidence",label:"evidence",noun:"asset",rows:[...n.map(t=>({...k(t),...j(t),notes:t.reasons.map(({rule:s,message:o})=>({
text:`${o.replace(P,(r,u)=>(0,w().capital)(u))} (\`${s}\`)`}))})),...e.map(k)]}}function k({type:n,id:e,path:t,line:s,change:o}){
return{name:e,place:{path:t,line:s},tone:"quiet",words:`${n} ${o}`,notes:[]}}const P=/^The Capsule `[^`]*` is not eligible: (.)/;
function j({eligible:n}){return n===null?{tone:"quiet"}:n?{word:"eligible for promotion",tone:"good"}:{word:"not eligibl\
e for promotion",tone:"caution"}}const i=20,f={asset_store:"asset store file",validation_script:"new validation script",
reference:"not counted by the reference engine"},l={binary:"binary",long_lines:"very long lines",generated:"marked as ge\
nerated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function a({blast_radius:n}){return{id:"uncounted",
title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(n?.changed_files??[]).filter(({exempt:t,
veil:s})=>t??s).slice(0,i).map(({path:t,lines:s,exempt:o,veil:r,bytes:u})=>({name:t,tone:"quiet",words:[...u===void 0||s>
0?[(0,w().count)(s,"line")]:[],...u===void 0?[]:[(0,w().size)(u)],...o?[f[o]]:[],...r?[l[r]]:[]].join(", "),notes:[]}))}}}};
