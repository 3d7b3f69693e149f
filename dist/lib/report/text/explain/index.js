"use strict";module.exports={"report/text/explain/command"(O,l,v,L){let S;const h=()=>S??=l("report/view/tones");let x;const w=()=>x??=
l("report/view/words");let E;const f=()=>E??=l("report/text/commands");let g;const r=()=>g??=l("report/text/layout");let _;
const $=()=>_??=l("report/text/explain/words");v(O,{renderExplanation:()=>N});const G=8;function N(e,t){const o=(0,r().layoutOf)(
t),{shown:n,rest:s}=(0,r().limited)(e.findings,G,"finding",o);return(0,r().page)([C(e,o),...n.map(c=>M(c,e,o)),s,(0,$().
wordRows)(e,o),p(e,o),d(e,o),R(e,o)])}function C({command:e,profiles:t},o){const n=j(e)?[o.paint("strong","(blank)")]:(0,f().
markedCommand)(e,[],o);return[...(0,r().labelled)(o,"command",n),...Object.entries(t).flatMap(([s,c])=>(0,r().prose)(o,c,
`profile ${s}`,{label:h().COMMAND_TONES[c]}))]}const I=160;function M(e,{command:t,profiles:o},n){const{severity:s,message:c,
span:u}=e,T=e.profiles.length<Object.keys(o).length;return[...(0,r().prose)(n,s,(0,w().clip)(c,f().LONGEST_SENTENCE),{label:h().
SEVERITY_TONES[s]}),...u===void 0||j(t)?[]:(0,r().labelled)(n,"",(0,f().markedCommand)(t,[u],n,{whole:I})),...T?(0,r().prose)(
n,"only in",`profile ${e.profiles.join(", ")}`):[],...(0,f().fixRows)(e,n)]}function j(e){return/^ *$/.test(e)}function p({
command:e,invocation:t},o){if(t===null)return(0,r().prose)(o,"program","not an allowed program");const{program:n,subcommand:s,
flags:c,operands:u,passthrough:T}=t,b=k=>(0,$().wordText)(k,e);return[...(0,r().prose)(o,"program",n),...s===null?[]:(0,r().
prose)(o,"subcommand",s),...(0,$().placedRows)("flags","flag",c,i,o),...(0,$().placedRows)("operands","operand",u,b,o),...(0,$().
placedRows)("passed on","word",T,b,o)]}function i({name:e,written:t,value:o}){const n=o===void 0?e:`${e} = ${o===""?"(em\
pty)":o}`;return t===e?n:`${n}  (written as ${t})`}const m=12;function d(e,t){const{argv:o,invocation:n,outcome:s,targets:c,
tree:u}=e,[T]=o??[];if(T===void 0)return(0,r().prose)(t,"would run","nothing");const b=s==="needs_approval"?(0,r().prose)(
t,"waits","needs approval"):[],k=s==="blocked"?"leads to":"would run";if(n===null){const D=s==="blocked"?"nothing":`prog\
ram ${T}`;return[...b,...(0,r().prose)(t,"would run",D)]}if(u===null)return[...b,...(0,r().prose)(t,k,"unknown without a\
 repository; use --repo DIR")];const{shown:F,rest:V}=(0,r().limited)(c,m,"target",t);return[...b,...c.length===0?(0,r().
prose)(t,k,"no file, script or tool found"):[],...F.flatMap((D,B)=>(0,r().prose)(t,B===0?k:"",(0,w().clip)(a(D),400))),...V,
...(0,r().prose)(t,"looked in",u)]}function a({kind:e,name:t,path:o,script:n,via:s}){const c=s===void 0?"":`  (from ${s}\
)`;switch(e){case"file":return`file ${o??t}${c}`;case"npm_script":return`script ${t}: ${n??""}${c}`;case"package_binary":
return`tool ${t}${o===void 0?"":`: ${o}`}${c}`}}function R({argv:e,scripts:t},o){if(e===null||t===null)return[];const{shown:n,
rest:s}=(0,r().limited)(t,m,"script",o);return[...t.length===0?(0,r().prose)(o,"in order","no script"):[],...n.flatMap((c,u)=>(0,r().
prose)(o,u===0?"in order":"",(0,w().clip)(A(c),400))),...s]}function A({directory:e,event:t,text:o,shell:n}){const s=e===
""?"":` in ${e}`;return o===""?`${t}${s}: there is no such script, or it is empty`:`${t}${s}, ${n?"by a shell":"without \
a shell"}: ${o}`}},"report/text/explain/rule"(O,l,v,L){let S;const h=()=>S??=l("rules/page");let x;const w=()=>x??=l("re\
port/view/columns");v(O,{renderRule:()=>E});function E(g,r){return`${(0,h().rulePage)(g).map(_=>f(_,r)).join(`

`)}
`}function f({kind:g,text:r},_){switch(g){case"title":return r;case"heading":return`${r}:`;case"paragraph":return(0,w().
wrap)(r.replace(/\s+/g," "),_).join(`
`);case"code":return r.replace(/^(?=.)/gm,"    ")}}},"report/text/explain/words"(O,l,v,L){let S;const h=()=>S??=l("repor\
t/escape");let x;const w=()=>x??=l("report/view/columns");let E;const f=()=>E??=l("report/view/words");let g;const r=()=>g??=
l("report/text/layout");v(O,{placedRows:()=>N,wordRows:()=>G,wordText:()=>M});const _=16,$=800;function G(p,i){const{command:m,
words:d,assignments:a}=p;return[...N("sets","assignment",a,I,i),...N("words","word",d,R=>M(R,m),i),...(0,r().labelled)(i,
"argv",j(p,i))]}function N(p,i,m,d,a){const{shown:R,rest:A}=(0,r().limited)(m,_,i,a),e=R.map(({span:o})=>C(o)),t=Math.max(
0,...e.map(({length:o})=>o))+2;return[...(0,r().labelled)(a,p,R.map((o,n)=>a.paint("quiet",(0,w().padRight)(e[n]??"",t))+
(0,r().shortName)(d(o),(0,r().roomOf)(a)-t))),...A]}function C({start:p,end:i}){return i-p>1?`${p+1}-${i}`:`${p+1}`}function I({
name:p,value:i}){return`${p}=${i}`}function M({text:p,span:i},m){const d=m.slice(i.start,i.end),a=p===""?"(empty)":p;return p===
d?a:`${a}  (written as ${d})`}function j({argv:p},i){if(p===null)return(0,w().wrap)("none: the command is ambiguous",(0,r().
roomOf)(i));const m=(0,h().terminal)(`[${p.map(d=>JSON.stringify(d)).join(", ")}]`);return(0,w().chop)(i.verbose?m:(0,f().
clip)(m,$),(0,r().roomOf)(i))}}};
